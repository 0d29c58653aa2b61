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

    /// Does nothing if it ticks already.
    ///
    /// - Parameter work: done at each tick; the second to the next one begins when it has ended.
    func start(_ work: @escaping @Sendable () async -> Void) {
        if loop == nil { loop = Task { await tick(work) } }
    }

    /// After it no tick comes, and nothing of the loop runs any longer.
    func stop() async {
        loop?.cancel()
        await loop?.value
        loop = nil
    }

    /// Cancellation ends a sleep by an error and leaves every later one no time at all: with
    /// `try? await` in the place of `do` and `catch`, a loop that is cancelled while it works would
    /// go round as fast as it can. So the error leaves the loop at once, and the condition does if
    /// no sleep was there to be interrupted.
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
