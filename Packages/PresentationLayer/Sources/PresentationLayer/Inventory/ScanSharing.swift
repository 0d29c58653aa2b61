import DomainLayer

/// What a ``SharedScan`` knows: how far the inventory is, and who watches.
struct ScanSharing {
    typealias State = LoadState<LicenseInventory, LicenseDriverError>
    typealias Revision = Result<InventoryRevision, LicenseDriverError>

    private struct Observer {
        let continuation: AsyncStream<State>.Continuation
        let wantsUpdates: Bool
    }

    var state = State.idle
    /// Which run of the task counts: what a cancelled one still says is not heard.
    var run = 0
    /// There while the driver runs or is asked for changes.
    var task: Task<Void, Never>?
    /// Before this no progress is worth a state.
    var nextProgress = ContinuousClock.now
    /// The system's revision when the inventory was begun; nil where nobody asked for it.
    private(set) var revision: Revision?
    /// Those who have not left, by the number they got.
    private var observers: [Int: Observer] = [:]
    private var joined = 0

    /// Whether somebody wants to hear of changes.
    var isWatched: Bool { observers.values.contains(where: \.wantsUpdates) }

    mutating func add(
        _ continuation: AsyncStream<State>.Continuation, wantsUpdates: Bool
    ) -> Int {
        joined += 1
        observers[joined] = Observer(continuation: continuation, wantsUpdates: wantsUpdates)
        return joined
    }

    /// Lets an observer go; what is to be cancelled where it was the last one.
    mutating func remove(_ number: Int) -> Task<Void, Never>? {
        guard observers.removeValue(forKey: number) != nil, observers.isEmpty else { return nil }
        if !state.isFinal { state = .idle }
        run += 1
        return task.take()
    }

    /// The scan has come further; a step that nobody would see, or too early, is no state.
    mutating func advance(_ run: Int, to done: Int, of total: Int, every interval: Duration) {
        guard run == self.run, state.isVisiblyBehind(done, of: total) else { return }
        let now = ContinuousClock.now
        if now < nextProgress { return }
        nextProgress = now + interval
        send(.loading(done: done, of: total))
    }

    /// The first scan has ended.
    ///
    /// - Returns: those who wanted no more than this; they are to be finished.
    mutating func end(
        _ run: Int, with state: State, at revision: Revision?
    ) -> [AsyncStream<State>.Continuation] {
        guard run == self.run else { return [] }
        self.revision = revision
        send(state)
        let finished = observers.filter { !$0.value.wantsUpdates }
        for number in finished.keys { observers[number] = nil }
        return finished.values.map(\.continuation)
    }

    /// Whether the run shall go on to look for changes; otherwise its task has ended.
    mutating func goesOn(_ run: Int) -> Bool {
        guard run == self.run else { return false }
        if !isWatched { task = nil }
        return isWatched
    }

    /// A changed system was read; a success stays where it can't be read any more.
    ///
    /// - Parameter state: nil where it is the same as before.
    mutating func replace(_ run: Int, with state: State?, at revision: Revision) {
        guard run == self.run else { return }
        self.revision = revision
        guard let state, self.state.value == nil || state.value != nil else { return }
        send(state)
    }

    private mutating func send(_ state: State) {
        self.state = state
        for observer in observers.values { observer.continuation.yield(state) }
    }
}

extension LoadState {
    /// Whether so much has been done since that an observer should hear of it: a hundredth of all,
    /// which bounds the states of a scan however often the driver speaks.
    fileprivate func isVisiblyBehind(_ done: Int, of total: Int) -> Bool {
        guard case .loading(let before, let known) = self, total > 0 else { return false }
        return known == nil || done * 100 / total > before * 100 / total
    }
}
