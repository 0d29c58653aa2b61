import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

/// A browser on a headless terminal.
@MainActor
struct BrowserScreen {
    let dependency: TestDependency
    let terminal: HeadlessTerminal<ASMFBrowser<TestDependency>>

    init(
        _ dependency: TestDependency = TestDependency(), source: InventorySource = .root("/"),
        rows: Int = 10
    ) {
        self.dependency = dependency
        terminal = HeadlessTerminal(columns: 60, rows: rows) {
            ASMFBrowser(dependency: dependency, source: source)
        }
    }

    var system: FakeSystem { dependency.system }
    var clock: ManualClock { dependency.clockDriver }

    /// The lines on the screen, without blank ones.
    var lines: [Substring] { terminal.frame.split(separator: "\n") }

    /// Waits until the screen shows a text.
    func shows(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: sourceLocation) { terminal.frame.contains(text) }
    }

    /// Waits until the screen no longer shows a text.
    func lacks(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: sourceLocation) { !terminal.frame.contains(text) }
    }

    /// Lets a second pass once the ticker waits for it.
    func second(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: sourceLocation) { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
    }
}
