import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

/// The browser on a screen of 60 columns, with a system and a clock that a test controls.
@MainActor
final class Screen {
    let clock: ManualClock
    private let terminal: HeadlessTerminal<VSABrowser>

    init(_ container: some VSADependency, clock: ManualClock, rows: Int = 10) {
        self.clock = clock
        terminal = HeadlessTerminal(columns: 60, rows: rows) {
            VSABrowser(dependency: container, source: .standard)
        }
    }

    convenience init(_ system: some TestSystem, rows: Int = 10) {
        let clock = ManualClock()
        self.init(Container(system: system, clockDriver: clock), clock: clock, rows: rows)
    }

    var frame: String { terminal.frame }
    var lines: [Substring] { frame.split(separator: "\n", omittingEmptySubsequences: false) }
    var isDismissed: Bool { terminal.isDismissed }

    /// The name in the selected row; nil if there is none.
    var selected: Substring? {
        lines.first { $0.hasPrefix("▸ ") }?.dropFirst(2).split(separator: " ").first
    }

    func press(_ keys: Key...) {
        for key in keys { terminal.press(key) }
    }

    func type(_ text: String) { terminal.type(text) }

    func end() async { await terminal.end() }

    /// Waits until packages are shown.
    func load() async { await eventually { frame.contains("by name") } }

    /// Lets a second pass once nothing but the next check waits for it.
    func passCheck() async {
        await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
    }

    /// Draws frames until a condition is true; fails the test if it never is.
    func eventually(
        _ isSo: @MainActor () -> Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
        await StyleDoubles.eventually(sourceLocation: sourceLocation) {
            // A task starts with the frame that shows its view.
            _ = frame
            return isSo()
        }
    }
}
