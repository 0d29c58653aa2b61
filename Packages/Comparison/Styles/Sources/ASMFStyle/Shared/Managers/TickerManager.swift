import DomainLayer

/// Ticks once a second; its state is the number of the last tick.
actor TickerManager: StateManager {
    /// From the end of a tick's work to the next tick.
    static let interval = Duration.seconds(1)

    typealias State = LoadState<Int, Never>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// Any implementation: tests give their own.
    private let clock: any ClockServiceProtocol
    private var loop: Task<Void, Never>?

    init(clock: any ClockServiceProtocol) {
        self.clock = clock
    }

    /// Does nothing if it ticks already: whoever else wants to hear of ticks observes it.
    ///
    /// - Parameter work: done at each tick; the second to the next one begins when it has ended.
    func start(_ work: @escaping @Sendable () async -> Void) {
        if loop == nil { loop = Task { await tick(work) } }
    }

    /// After it no tick comes, and nothing of the loop runs any longer.
    func stop() async {
        let last = loop
        // Whoever starts it while this waits starts another loop.
        loop = nil
        last?.cancel()
        await last?.value
    }

    /// A cancelled sleep throws, and so does every later one. With `try?` the loop would spin, or
    /// tick once more before it looked at its condition. So the error leaves the loop.
    private func tick(_ work: @Sendable () async -> Void) async {
        while !Task.isCancelled {
            do {
                try await clock.sleep(for: Self.interval)
                try Task.checkCancellation()
            } catch {
                break
            }
            send(.success((currentState.value ?? 0) + 1))
            await work()
        }
    }
}
