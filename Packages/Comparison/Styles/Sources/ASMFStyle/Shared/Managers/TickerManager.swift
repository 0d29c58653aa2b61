import DomainLayer

/// Ticks once a second; its state is the number of the last tick.
actor TickerManager: StateManager {
    /// The time from the end of a tick's work to the next tick.
    static let interval = Duration.seconds(1)

    typealias State = LoadState<Int, Never>

    private var states = StateChannel(State.idle)
    /// An `any`, since tests use their own implementation.
    private let clock: any ClockServiceProtocol
    private var loop: Task<Void, Never>?

    init(clock: any ClockServiceProtocol) {
        self.clock = clock
    }

    func createStream() -> (id: StreamID, stream: AsyncStream<State>) {
        states.createStream(of: self)
    }

    func removeStream(_ id: StreamID) { states.removeStream(id) }

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

    // PERMANENT NOTE, for whoever changes this loop:
    // 1. A sleep that throws ends the loop. With `try?` it would spin once its task is cancelled,
    //    since every later sleep fails at once, or tick once more before it checks its condition.
    // 2. The interval isn't shorter than a second. Each tick lays out the whole screen again and
    //    throws the last one away, so faster ticks cost processor time and memory all the time,
    //    and a person who installs packages doesn't see the difference.
    // 3. What a tick changes isn't animated: only what the user does may move on the screen.
    private func tick(_ work: @Sendable () async -> Void) async {
        while !Task.isCancelled {
            do {
                try await clock.sleep(for: Self.interval)
                try Task.checkCancellation()
            } catch {
                break
            }
            states.yieldToAll(.success((states.currentState.value ?? 0) + 1))
            await work()
        }
    }
}
