import DomainLayer
import LicenseViews

/// All packages, ready to be listed and filtered.
struct LicenseList: Sendable {
    let entries: [LicenseEntry]
    let index: PackageRowIndex
}

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
    /// Which reading counts: one that is overtaken changes nothing.
    private var newestReading = 0
    private var runningReadings = 0

    init(
        list: any LicenseListServiceProtocol, revisions: any RevisionServiceProtocol,
        clock: any ClockServiceProtocol
    ) {
        self.list = list
        self.revisions = revisions
        self.clock = clock
    }

    /// Reads for the first time, and tells how far it is.
    func load() async {
        // The driver speaks from any thread, as often as it likes: only its last word counts.
        let (steps, continuation) = AsyncStream.makeStream(
            of: Progress.self, bufferingPolicy: .bufferingNewest(1))
        async let _ = tell(steps)
        await read { continuation.yield(($0, $1)) }
    }

    /// Reads again, in silence: what there is stays until there is something else.
    func refresh() async {
        await read { _, _ in }
    }

    /// Reads again if the packages have changed since, and nobody is about to read them anyway.
    func look() async {
        if runningReadings > 0 { return }
        if await LoadState(of: revisions.revision) != lastRevision { await refresh() }
    }

    private func read(onProgress: @escaping @Sendable (Int, Int) -> Void) async {
        newestReading += 1
        let reading = newestReading
        runningReadings += 1
        defer { runningReadings -= 1 }
        // What changes while they are read is found by the next look.
        let revision = await LoadState(of: revisions.revision)
        // Indexed here rather than where it is shown: of thousands of packages it takes a while.
        let state = await State { () async throws(LicenseDriverError) in
            let inventory = try await list.inventory(onProgress: onProgress)
            return LicenseList(entries: inventory.entries, index: PackageRowIndex(inventory))
        }
        guard reading == newestReading else { return }
        lastRevision = revision
        // Packages that are shown stay if they can't be read again.
        if state.value != nil || currentState.value == nil { send(state) }
    }

    /// Tells of progress after a while; it is cancelled when there is no more.
    private func tell(_ steps: AsyncStream<Progress>) async {
        do { try await clock.sleep(for: Self.patience) } catch { return }
        if !currentState.isFinal { send(.loading(done: 0, of: nil)) }
        for await step in steps where !currentState.isFinal {
            send(.loading(done: step.done, of: step.total))
        }
    }
}
