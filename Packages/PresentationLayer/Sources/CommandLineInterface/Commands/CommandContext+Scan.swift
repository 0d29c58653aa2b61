internal import DomainLayer
internal import Observation
internal import TerminalUI
import VisibleText
import Wording

extension CommandContext {
    /// Lets a presenter do its work; meanwhile logs the scan that it waits for and shows its
    /// progress.
    ///
    /// - Parameters:
    ///   - scan: the state of the inventory that the presenter follows.
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

    /// Lets a presenter do its work; meanwhile shows the progress of any scan, and logs nothing.
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

/// Reports on standard error a scan that a presenter waits for.
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

    /// Reports the scan now, and after each change of the presenter's state.
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
        if case .loading(let progress) = scan { line?.show(progress) }
    }

    func end(with scan: LoadState<some Any, some Error>) {
        hasEnded = true
        look(at: scan)
        line?.clear()
    }
}

/// The progress of a scan: one line on standard error that is overwritten and finally removed.
struct ProgressLine {
    private let terminal: Terminal
    /// When to begin, so that a scan that ends at once shows no progress.
    private let beginning: ContinuousClock.Instant
    private var shownWidth = 0

    init(on terminal: Terminal, after delay: Duration) {
        self.terminal = terminal
        beginning = .now + delay
    }

    /// Shows what is being read, and how much of it was read.
    mutating func show(_ progress: LoadProgress) {
        if ContinuousClock.now < beginning { return }
        write(progress.line.visible)
    }

    /// Removes the line; does nothing if none is shown.
    mutating func clear() {
        if shownWidth == 0 { return }
        write("")
        say("\r")
    }

    /// Overwrites the line; blanks work even in terminals that know no escape sequences.
    private mutating func write(_ text: String) {
        let text = text.cut(below: terminal.width ?? 80)
        let width = DisplayWidth.of(text)
        let rest = max(0, shownWidth - width)
        say("\r" + text + String(repeating: " ", count: rest))
        shownWidth = width
    }

    /// A failure to show progress doesn't end the work.
    private func say(_ text: String) {
        try? terminal.writeError(Array(text.utf8))
    }
}

extension String {
    /// The beginning that takes fewer columns: a line as wide as the terminal would wrap.
    fileprivate func cut(below columns: Int) -> String {
        var text = self
        while DisplayWidth.of(text) >= columns, !text.isEmpty { text.removeLast() }
        return text
    }
}
