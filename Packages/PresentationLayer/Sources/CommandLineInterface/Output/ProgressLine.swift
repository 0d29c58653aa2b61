internal import PresentationLayer
internal import TerminalUI

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

    /// Shows the packages read so far, of how many where that is known.
    mutating func show(_ done: Int, of total: Int?) {
        if ContinuousClock.now < beginning { return }
        let packages = total.map { "\(done) of \($0.counting("package"))" } ?? "the dpkg database"
        write("Reading \(packages) …")
    }

    /// Takes the line away; does nothing where none is shown.
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
