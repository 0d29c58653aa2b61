import DomainLayer
import Wording

/// Reads the packages, and reads them again when they have changed.
///
/// The state stays idle until reading has taken a while, and only then becomes loading.
actor LicenseManager: StateManager {
    /// How long the screen may stay blank.
    static let patience = Duration.milliseconds(500)

    typealias State = LoadState<LicenseList, LicenseDriverError>

    private var states = StateChannel(State.idle)
    // An `any`, since tests use their own implementation.
    private let list: any LicenseListServiceProtocol
    private let revisions: any RevisionServiceProtocol
    private let clock: any ClockServiceProtocol
    private let ticker: TickerManager

    /// The revision before the last reading that counted, or the error of reading it. As long as
    /// the revision is unchanged, nothing needs to be read.
    private var lastRevision = LoadState<InventoryRevision, LicenseDriverError>.idle
    /// The latest reading, which is the only one that counts.
    private var reading: Task<Void, Never>?
    /// How many readings haven't ended, including those that were overtaken.
    private var readings = 0
    /// Receives the progress of each reading; nil before the first.
    private var progress: AsyncStream<LoadProgress>.Continuation?

    init(
        list: any LicenseListServiceProtocol, revisions: any RevisionServiceProtocol,
        clock: any ClockServiceProtocol, ticker: TickerManager
    ) {
        self.list = list
        self.revisions = revisions
        self.clock = clock
        self.ticker = ticker
    }

    func createStream() -> (id: StreamID, stream: AsyncStream<State>) {
        states.createStream(of: self)
    }

    func removeStream(_ id: StreamID) { states.removeStream(id) }

    /// Reads the packages, and reads them again when a tick finds that they have changed, until the
    /// task is cancelled. Everything that this starts ends before it does.
    func observe() async {
        await load()
        await ticker.start { [weak self] in await self?.checkForChanges() }
        await Task.untilCancelled()
        await ticker.stop()
        await finish()
    }

    /// Reads for the first time, and reports progress even if a refresh takes over.
    func load() async {
        // The driver reports from any thread and often, so only its latest step is kept.
        let (steps, continuation) = AsyncStream.makeStream(
            of: LoadProgress.self, bufferingPolicy: .bufferingNewest(1))
        progress = continuation
        async let _ = report(steps)
        refresh()
        await finish()
    }

    /// Starts to read again without progress: the packages stay until there are others. A reading
    /// in progress is cancelled and ends first, since two at once would take twice as long.
    ///
    /// - Parameter isAskedFor: whether a failure replaces the packages.
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

    /// Reads again if the packages have changed and aren't being read.
    func checkForChanges() async {
        let revision = await LoadState(of: revisions.revision)
        if readings > 0 || Task.isCancelled || revision == lastRevision { return }
        refresh(isAskedFor: false)
        await finish()
    }

    /// Waits until nothing is being read. If the waiting task is cancelled, it cancels the reading.
    func finish() async {
        while readings > 0, let last = reading {
            await withTaskCancellationHandler(
                operation: { await last.value }, onCancel: last.cancel)
        }
    }

    private func read(isAskedFor: Bool) async {
        // The next check finds what changes during the reading.
        let revision = await LoadState(of: revisions.revision)
        // The index is made here rather than in the view, since it takes a while for thousands of
        // packages.
        let state = await State { [progress] () async throws(LicenseDriverError) in
            let inventory = try await list.inventory { progress?.yield($0) }
            return LicenseList(entries: inventory.entries, index: PackageRowIndex(inventory))
        }
        // An overtaken or cancelled reading changes nothing.
        if Task.isCancelled { return }
        lastRevision = revision
        // If a reading that wasn't requested fails, the packages on the screen stay.
        if isAskedFor || state.value != nil || states.currentState.value == nil {
            states.yieldToAll(state)
        }
    }

    /// Reports progress after a while, until it is cancelled.
    private func report(_ steps: AsyncStream<LoadProgress>) async {
        do { try await clock.sleep(for: Self.patience) } catch { return }
        if !states.currentState.isFinal { states.yieldToAll(.loading(done: 0, of: nil)) }
        for await step in steps where !states.currentState.isFinal {
            states.yieldToAll(.loading(step))
        }
    }
}
