import DomainLayer
import LicenseViews

/// Reads the packages, and reads them again when they have changed.
///
/// Until reading has taken a while its state is idle; only then it is worth being called loading.
actor LicenseManager: StateManager {
    /// How long nobody minds an empty screen.
    static let patience = Duration.milliseconds(500)

    typealias State = LoadState<LicenseList, LicenseDriverError>
    private typealias Progress = (done: Int, total: Int)

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    // Any implementation: tests give their own.
    private let list: any LicenseListServiceProtocol
    private let revisions: any RevisionServiceProtocol
    private let clock: any ClockServiceProtocol

    /// What the packages had before the last reading that counted. An error is one, too: as long as
    /// it is the same nothing need be read.
    private var lastRevision = LoadState<InventoryRevision, LicenseDriverError>.idle
    /// The newest one, which alone counts.
    private var reading: Task<Void, Never>?
    /// How many haven't ended, those that were overtaken among them.
    private var readings = 0
    /// Where each reading reports how far it is; nobody listens once there are packages.
    private var progress: AsyncStream<Progress>.Continuation?

    init(
        list: any LicenseListServiceProtocol, revisions: any RevisionServiceProtocol,
        clock: any ClockServiceProtocol
    ) {
        self.list = list
        self.revisions = revisions
        self.clock = clock
    }

    /// Reads for the first time, and reports how far it is, even if a refresh takes its place.
    func load() async {
        // The driver speaks from any thread, as often as it likes: only its last word counts.
        let (steps, continuation) = AsyncStream.makeStream(
            of: Progress.self, bufferingPolicy: .bufferingNewest(1))
        progress = continuation
        async let _ = report(steps)
        refresh()
        await finish()
    }

    /// Begins to read again, in silence: what there is stays until there is something else. What is
    /// being read is cancelled, and ends first: two at once would take twice as long.
    ///
    /// - Parameter isAskedFor: whether a failure takes the place of packages.
    func refresh(isAskedFor: Bool = true) {
        if Task.isCancelled { return }
        let last = reading
        last?.cancel()
        readings += 1
        reading = Task {
            await last?.value
            if !Task.isCancelled { await read(isAskedFor: isAskedFor) }
            readings -= 1
        }
    }

    /// Reads again if the packages have changed since, and nobody is reading them anyway.
    func checkForChanges() async {
        let revision = await LoadState(of: revisions.revision)
        if readings > 0 || Task.isCancelled || revision == lastRevision { return }
        refresh(isAskedFor: false)
        await finish()
    }

    /// Waits until nothing is being read; cancelled, it cancels what is.
    func finish() async {
        while readings > 0, let last = reading {
            await withTaskCancellationHandler(
                operation: { await last.value }, onCancel: last.cancel)
        }
    }

    private func read(isAskedFor: Bool) async {
        // What changes while they are read is found by the next check.
        let revision = await LoadState(of: revisions.revision)
        // Indexed here rather than where it is shown: of thousands of packages it takes a while.
        let state = await State { [progress] () async throws(LicenseDriverError) in
            let inventory = try await list.inventory { progress?.yield(($0, $1)) }
            return LicenseList(entries: inventory.entries, index: PackageRowIndex(inventory))
        }
        // Overtaken or wanted no more, it changes nothing.
        if Task.isCancelled { return }
        lastRevision = revision
        // Packages that are shown stay if they can't be read again by themselves.
        if isAskedFor || state.value != nil || currentState.value == nil { send(state) }
    }

    /// Reports progress after a while; it is cancelled when there is no more.
    private func report(_ steps: AsyncStream<Progress>) async {
        do { try await clock.sleep(for: Self.patience) } catch { return }
        if !currentState.isFinal { send(.loading(done: 0, of: nil)) }
        for await step in steps where !currentState.isFinal {
            send(.loading(done: step.done, of: step.total))
        }
    }
}
