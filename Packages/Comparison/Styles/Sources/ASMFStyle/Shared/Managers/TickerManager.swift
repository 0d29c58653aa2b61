import DomainLayer

/// Ticks once a second; its state is the number of the last tick.
actor TickerManager: StateManager {
    /// The time from the end of a tick's work to the next tick.
    static let interval = Duration.seconds(1)

    typealias State = LoadState<Int, Never>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// An `any`, since tests use their own implementation.
    private let clock: any ClockServiceProtocol
    private var loop: Task<Void, Never>?

    init(clock: any ClockServiceProtocol) {
        self.clock = clock
    }

    /// Does nothing if the ticker runs already: others observe the manager to receive ticks.
    ///
    /// - Parameter work: done at each tick; the next second begins when it has ended.
    func start(_ work: @escaping @Sendable () async -> Void) {
        if loop == nil { loop = Task { await tick(work) } }
    }

    /// Stops the ticker. When it returns, no tick follows, and the loop has ended.
    func stop() async {
        let last = loop
        // A start during the wait begins a new loop.
        loop = nil
        last?.cancel()
        await last?.value
    }

    /// Throws if its sleep is cancelled, which ends the loop. With `try?` the loop would spin,
    /// since every later sleep fails too, or tick once more before it checks its condition.
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
