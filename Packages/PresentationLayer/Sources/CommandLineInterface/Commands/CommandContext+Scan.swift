internal import DomainLayer
internal import Observation
internal import TerminalUI
import Wording

extension CommandContext {
    /// Lets a presenter do its work; meanwhile the scan that it waits for is logged, and its
    /// progress shown.
    ///
    /// - Parameters:
    ///   - scan: how far the inventory is that the presenter follows.
    ///   - source: the system whose inventory it is.
    ///   - work: the presenter's work.
    func follow(
        _ scan: @escaping @MainActor () -> LoadState<LicenseInventory, LicenseDriverError>,
        of source: InventorySource, during work: () async -> Void
    ) async {
        await watch(scan, of: source, during: work)
        if let inventory = scan().value {
            log("Read \(inventory.entries.count.counting("package")).")
        }
    }

    /// The same for any scan, without a word on how it ended.
    func watch<Value, Failure>(
        _ scan: @escaping @MainActor () -> LoadState<Value, Failure>,
        of source: InventorySource, during work: () async -> Void
    ) async {
        let isShown = common.showsProgress && terminal.isErrorTerminal
        let watch = ScanWatch(
            line: isShown ? ProgressLine(on: terminal, after: progressDelay) : nil,
            onBegin: { log("Reading \(source.label).") })
        watch.follow(scan)
        await work()
        watch.end(with: scan())
    }
}

/// Tells on standard error of a scan that a presenter waits for.
@MainActor
private final class ScanWatch {
    private var line: ProgressLine?
    private let onBegin: () -> Void
    private var hasBegun = false
    private var hasEnded = false

    init(line: ProgressLine?, onBegin: @escaping () -> Void) {
        self.line = line
        self.onBegin = onBegin
    }

    /// Looks at the scan now, and after each change of what the presenter holds of it.
    func follow<Value, Failure>(_ scan: @escaping @MainActor () -> LoadState<Value, Failure>) {
        if hasEnded { return }
        let state = withObservationTracking(scan) {
            Task { @MainActor in self.follow(scan) }
        }
        look(at: state)
    }

    private func look(at scan: LoadState<some Any, some Error>) {
        if case .idle = scan { return }
        if !hasBegun { onBegin() }
        hasBegun = true
        if case .loading(let done, let total) = scan { line?.show(done, of: total) }
    }

    func end(with scan: LoadState<some Any, some Error>) {
        hasEnded = true
        look(at: scan)
        line?.clear()
    }
}

/// How far the scan is: one line on standard error that is written over and taken away in the end.
struct ProgressLine {
    private let terminal: Terminal
    /// When to begin: nobody needs to read of what ends at once.
    private let beginning: ContinuousClock.Instant
    private var shownWidth = 0

    init(on terminal: Terminal, after delay: Duration) {
        self.terminal = terminal
        beginning = .now + delay
    }

    /// Shows the packages read so far, of how many if that is known.
    mutating func show(_ done: Int, of total: Int?) {
        if ContinuousClock.now < beginning { return }
        let packages = total.map { "\(done) of \($0.counting("package"))" } ?? "the dpkg database"
        write("Reading \(packages) …")
    }

    /// Takes the line away; does nothing if none is shown.
    mutating func clear() {
        if shownWidth == 0 { return }
        write("")
        say("\r")
    }

    /// Writes over what is there; blanks are understood by terminals that know no sequences too.
    private mutating func write(_ text: String) {
        let rest = max(0, shownWidth - text.count)
        say("\r" + text + String(repeating: " ", count: rest))
        shownWidth = text.count
    }

    /// Progress that can't be shown is no reason to end the work.
    private func say(_ text: String) {
        try? terminal.writeError(Array(text.utf8))
    }
}
