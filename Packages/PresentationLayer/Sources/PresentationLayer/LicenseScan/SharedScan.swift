import DomainLayer
import Synchronization

/// One inventory on its way, and those who watch it come.
///
/// The first observer starts the driver, the last to leave cancels it, and after that the next one
/// starts it anew. What has ended answers everybody who comes later. Where observers want updates,
/// the driver is asked again and again afterwards whether the system is still the same.
///
/// All this is decided under one lock rather than on an actor: the driver's threads tell their
/// progress from synchronous code, and it must be seen while they keep every core busy. Nobody
/// else's code runs under the lock, so it is never held for long.
final class SharedScan: Sendable {
    typealias State = ScanSharing.State

    private let source: InventorySource
    private let detail: InventoryDetail
    private let timing: ScanTiming
    private let sharing = Mutex(ScanSharing())

    init(of source: InventorySource, detail: InventoryDetail, timing: ScanTiming) {
        self.source = source
        self.detail = detail
        self.timing = timing
    }

    /// The state now and each later one.
    ///
    /// - Parameters:
    ///   - driver: reads the system if nobody has begun to; the same for all who join.
    ///   - wantsUpdates: whether the stream goes on after a final state.
    func join(
        _ driver: some LicenseDriverProtocol, wantsUpdates: Bool
    ) -> AsyncStream<State> {
        let (states, observer) = AsyncStream.makeStream(of: State.self)
        let number = sharing.withLock { sharing -> Int? in
            if case .idle = sharing.state { sharing.state = .loading(done: 0, of: nil) }
            observer.yield(sharing.state)
            if sharing.state.isFinal, !wantsUpdates { return nil }
            let number = sharing.add(observer, wantsUpdates: wantsUpdates)
            if sharing.task == nil { start(&sharing, driver) }
            return number
        }
        if let number {
            observer.onTermination = { [self] _ in leave(number) }
        } else {
            observer.finish()
        }
        return states
    }

    /// Has the next look read the system, even if it is the same.
    func refresh() {
        sharing.withLock { $0.isRefreshWanted = true }
    }

    private func leave(_ number: Int) {
        sharing.withLock { $0.remove(number) }?.cancel()
    }

    private func start(_ sharing: inout ScanSharing, _ driver: some LicenseDriverProtocol) {
        sharing.run += 1
        sharing.nextProgress = .now
        sharing.task = Task { [run = sharing.run, isRead = sharing.state.isFinal] in
            if !isRead { await read(run, driver) }
            await watch(run, driver)
        }
    }

    /// Reads the inventory for the first time, its progress told.
    private func read(_ run: Int, _ driver: some LicenseDriverProtocol) async {
        // Nobody minds a change where nobody waits for updates.
        let isWatched = sharing.withLock { $0.isWatched }
        let revision = isWatched ? await revision(driver) : nil
        let state = await inventory(driver) { self.advance(run, to: $0, of: $1) }
        let finished = sharing.withLock { $0.end(run, with: state, at: revision) }
        // Not under the lock: ending a stream calls `leave`.
        for observer in finished { observer.finish() }
    }

    /// Looks for changes until nobody wants to hear of them.
    private func watch(_ run: Int, _ driver: some LicenseDriverProtocol) async {
        while sharing.withLock({ $0.goesOn(run) }) {
            do { try await timing.untilNextLook() } catch { return }
            let revision = await revision(driver)
            guard let isRefresh = sharing.withLock({ $0.beginReading(run, at: revision) })
            else { continue }
            let state = await inventory(driver) { _, _ in }
            // Comparing takes a while, and nobody but this run changes a final state.
            let isOther = sharing.withLock(\.state) != state
            sharing.withLock {
                $0.replace(
                    run, with: isOther ? state : nil, at: revision, evenByFailure: isRefresh)
            }
        }
    }

    /// What the driver says of the system's state; its errors are states too.
    private func revision(_ driver: some LicenseDriverProtocol) async -> ScanSharing.Revision {
        do throws(LicenseDriverError) {
            return .success(try await driver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    private func inventory(
        _ driver: some LicenseDriverProtocol,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async -> State {
        do throws(LicenseDriverError) {
            return .success(
                try await driver.licenses(
                    in: source, detail: detail, onProgress: onProgress))
        } catch {
            return .failure(error)
        }
    }

    private func advance(_ run: Int, to done: Int, of total: Int) {
        sharing.withLock { $0.advance(run, to: done, of: total, every: timing.progressInterval) }
    }
}

// MARK: What the lock guards

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
    /// The system's revision when the inventory was begun; nil if that doesn't matter.
    var revision: Revision?
    /// Whether somebody has asked to have the system read again, and waits for that to begin.
    var isRefreshWanted = false
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

    /// Lets an observer go; what is to be cancelled if it was the last one.
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

    /// Whether the system is about to be read again because somebody wants it; nil if it need not
    /// be read.
    mutating func beginReading(_ run: Int, at revision: Revision) -> Bool? {
        guard run == self.run, isRefreshWanted || self.revision != revision else { return nil }
        defer { isRefreshWanted = false }
        return isRefreshWanted
    }

    /// The system was read again.
    ///
    /// - Parameters:
    ///   - state: nil if it is the same as before.
    ///   - mayFail: whether a failure takes the place of a success. A system that changes by itself
    ///     may be unreadable for a moment, but whoever asked wants the answer.
    mutating func replace(
        _ run: Int, with state: State?, at revision: Revision, evenByFailure mayFail: Bool
    ) {
        guard run == self.run else { return }
        self.revision = revision
        guard let state, mayFail || self.state.value == nil || state.value != nil else { return }
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
