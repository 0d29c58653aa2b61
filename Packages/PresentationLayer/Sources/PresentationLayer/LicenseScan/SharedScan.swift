import DomainLayer
import Synchronization

/// One inventory that is being read, and its observers.
///
/// The first observer starts the driver. The last one to leave cancels it, and the next one to come
/// starts it again. Once the scan has ended, its result answers every later observer. If an
/// observer wants updates, the driver is then asked again and again whether the system has changed.
///
/// A lock guards all of this, rather than an actor: the driver's threads report their progress from
/// synchronous code, and observers must see the progress while these threads keep every core busy.
/// No foreign code runs under the lock, so it is never held for long.
final class SharedScan: Sendable {
    typealias State = ScanSharing.State

    private let source: InventorySource
    private let detail: InventoryDetail
    private let clarifications: PolicyClarifications?
    private let timing: ScanTiming
    private let sharing = Mutex(ScanSharing())

    /// - Parameters:
    ///   - source: what to read.
    ///   - detail: what the inventory holds beyond its rows, the needs of clarifications
    ///     included.
    ///   - clarifications: what the inventory's conclusions come from; nil for none.
    ///   - timing: how often to report progress, and when to look for changes.
    init(
        of source: InventorySource, detail: InventoryDetail,
        clarifications: PolicyClarifications?, timing: ScanTiming
    ) {
        self.source = source
        self.detail = detail
        self.clarifications = clarifications
        self.timing = timing
    }

    /// The current state and each later one.
    ///
    /// - Parameters:
    ///   - driver: reads the system unless it is being read already; the same one for all
    ///     observers.
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

    /// Looks at once, and reads the system even if it hasn't changed.
    func refresh() {
        // Not under the lock: cancelling runs foreign code.
        sharing.withLock { $0.wantRefresh() }?.cancel()
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

    /// Reads the inventory for the first time, and reports progress.
    private func read(_ run: Int, _ driver: some LicenseDriverProtocol) async {
        // A change doesn't matter if no observer waits for updates.
        let isWatched = sharing.withLock { $0.isWatched }
        let revision = isWatched ? await revision(driver) : nil
        let state = await inventory(driver) { self.advance(run, to: $0) }
        let finished = sharing.withLock { $0.end(run, with: state, at: revision) }
        // Not under the lock: ending a stream calls `leave`.
        for observer in finished { observer.finish() }
    }

    /// Looks for changes as long as an observer wants updates.
    private func watch(_ run: Int, _ driver: some LicenseDriverProtocol) async {
        while sharing.withLock({ $0.goesOn(run) }) {
            await untilNextLook(run)
            if Task.isCancelled { return }
            let revision = await revision(driver)
            guard let isRefresh = sharing.withLock({ $0.beginReading(run, at: revision) })
            else { continue }
            let state = await inventory(driver) { _ in }
            // Comparing takes too long for the lock, and only this run can change a final state.
            let isOther = sharing.withLock(\.state) != state
            sharing.withLock {
                $0.replace(
                    run, with: isOther ? state : nil, at: revision, evenByFailure: isRefresh)
            }
        }
    }

    /// Waits for the time of the next look, or for a refresh, which cancels the waiting.
    private func untilNextLook(_ run: Int) async {
        let waiting = Task { [timing] in try await timing.untilNextLook() }
        if !sharing.withLock({ $0.begin(waiting, run) }) { waiting.cancel() }
        _ = await withTaskCancellationHandler {
            await waiting.result
        } onCancel: {
            waiting.cancel()
        }
    }

    /// The revision of the system as the driver states it; an error is a revision too.
    private func revision(_ driver: some LicenseDriverProtocol) async -> ScanSharing.Revision {
        do throws(LicenseDriverError) {
            return .success(try await driver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    private func inventory(
        _ driver: some LicenseDriverProtocol,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async -> State {
        do throws(LicenseDriverError) {
            let inventory = try await driver.licenses(
                in: source, detail: detail, onProgress: onProgress)
            return .success(clarifications.map { inventory.concluded(by: $0) } ?? inventory)
        } catch {
            return .failure(error)
        }
    }

    private func advance(_ run: Int, to progress: LoadProgress) {
        sharing.withLock { $0.advance(run, to: progress, every: timing.progressInterval) }
    }
}

// MARK: What the lock guards

/// The state of a ``SharedScan``: how far the inventory is, and who observes it.
struct ScanSharing {
    typealias State = LoadState<LicenseInventory, LicenseDriverError>
    typealias Revision = Result<InventoryRevision, LicenseDriverError>

    private struct Observer {
        let continuation: AsyncStream<State>.Continuation
        let wantsUpdates: Bool
    }

    var state = State.idle
    /// The number of the current run; reports of a cancelled run are ignored.
    var run = 0
    /// Set while the driver runs or is asked for changes.
    var task: Task<Void, Never>?
    /// Progress before this time makes no new state.
    var nextProgress = ContinuousClock.now
    /// The system's revision when the inventory was begun; nil if that doesn't matter.
    var revision: Revision?
    /// Whether a refresh was requested and has not begun yet.
    private var isRefreshWanted = false
    /// Ends with the next look.
    private var waiting: Task<Void, any Error>?
    /// The observers that have not left, by their numbers.
    private var observers: [Int: Observer] = [:]
    private var joined = 0

    /// Whether an observer wants updates.
    var isWatched: Bool { observers.values.contains(where: \.wantsUpdates) }

    mutating func add(
        _ continuation: AsyncStream<State>.Continuation, wantsUpdates: Bool
    ) -> Int {
        joined += 1
        observers[joined] = Observer(continuation: continuation, wantsUpdates: wantsUpdates)
        return joined
    }

    /// Removes an observer. Removing the last one also drops a refresh that hasn't begun.
    ///
    /// - Returns: the task to cancel if it was the last observer, else nil.
    mutating func remove(_ number: Int) -> Task<Void, Never>? {
        guard observers.removeValue(forKey: number) != nil, observers.isEmpty else { return nil }
        if !state.isFinal { state = .idle }
        run += 1
        (isRefreshWanted, waiting) = (false, nil)
        return task.take()
    }

    /// The scan has progressed. A step too small to be seen, or too early, makes no new state.
    mutating func advance(_ run: Int, to progress: LoadProgress, every interval: Duration) {
        guard run == self.run, case .loading(let before) = state, before.isVisiblyBehind(progress)
        else { return }
        let now = ContinuousClock.now
        if now < nextProgress { return }
        nextProgress = now + interval
        send(.loading(progress))
    }

    /// The first scan has ended.
    ///
    /// - Returns: the observers that don't want updates; the caller finishes their streams.
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

    /// Whether the run continues with looking for changes; if not, its task has ended.
    mutating func goesOn(_ run: Int) -> Bool {
        guard run == self.run else { return false }
        if !isWatched { task = nil }
        return isWatched
    }

    /// A refresh was requested.
    ///
    /// - Returns: what waits for the next look, to be cancelled; nil if nothing waits.
    mutating func wantRefresh() -> Task<Void, any Error>? {
        isRefreshWanted = true
        return waiting
    }

    /// The run waits for its next look; false if the look is due already.
    mutating func begin(_ waiting: Task<Void, any Error>, _ run: Int) -> Bool {
        guard run == self.run, !isRefreshWanted else { return false }
        self.waiting = waiting
        return true
    }

    /// Whether the read that begins now was requested by a refresh; nil if no read is needed.
    mutating func beginReading(_ run: Int, at revision: Revision) -> Bool? {
        guard run == self.run, isRefreshWanted || self.revision != revision else { return nil }
        defer { isRefreshWanted = false }
        return isRefreshWanted
    }

    /// The system was read again.
    ///
    /// - Parameters:
    ///   - state: nil if it hasn't changed.
    ///   - mayFail: whether a failure replaces a success. A system may be unreadable for a moment
    ///     while it changes, but a requested refresh must be answered.
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

extension LoadProgress {
    /// Whether so much was done since then that an observer should see it: bytes of an archive, or
    /// a hundredth of the packages. Shares of the packages bound the number of states, however
    /// often the driver reports.
    fileprivate func isVisiblyBehind(_ progress: LoadProgress) -> Bool {
        switch (self, progress) {
        case (.bytes(let before, _, _), .bytes(let done, _, _)): done > before
        case (_, .bytes): true
        case (_, .packages(_, nil)), (_, .packages(_, 0)): false
        case (.packages(let before, .some), .packages(let done, let total?)):
            done * 100 / total > before * 100 / total
        case (.bytes, .packages), (.packages(_, nil), .packages): true
        }
    }
}
