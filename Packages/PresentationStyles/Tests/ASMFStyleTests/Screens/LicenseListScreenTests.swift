import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

/// A browser on a screen without a terminal.
@MainActor
struct BrowserScreen {
    let dependency: TestDependency
    let terminal: HeadlessTerminal<ASMFBrowser<TestDependency>>

    init(_ dependency: TestDependency = TestDependency(), keepsSnapshot: Bool = true) {
        self.dependency = dependency
        terminal = HeadlessTerminal(columns: 60, rows: 16) {
            ASMFBrowser(
                dependency: dependency, source: .root("/"), keepsSnapshot: keepsSnapshot)
        }
    }

    /// Waits for a frame; tells the last one if it never comes.
    func shows(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually({ terminal.frame.contains(text) }, sourceLocation: sourceLocation)
        if !terminal.frame.contains(text) { print(terminal.frame) }
    }

    func lacks(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually({ !terminal.frame.contains(text) }, sourceLocation: sourceLocation)
    }

    /// The lines that aren't blank.
    var lines: [Substring] { terminal.frame.split(separator: "\n") }

    /// Lets a second go by, once somebody waits for it.
    func second(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(
            { dependency.clockDriver.sleepers == 1 }, sourceLocation: sourceLocation)
        dependency.clockDriver.advance(by: .seconds(1))
    }
}

@MainActor
@Suite struct LicenseListScreenTests {
    @Test func `the packages are listed with their licences`() async {
        let screen = BrowserScreen()
        await screen.shows("apple")
        print(screen.terminal.frame)
        await screen.terminal.end()
    }
}
