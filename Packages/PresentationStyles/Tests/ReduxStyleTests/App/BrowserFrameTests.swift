import DomainLayer
import ReduxStyle
import StyleDoubles
import TerminalUI
import Testing

@MainActor
@Suite struct BrowserFrameTests {
    let dependency = TestDependency()
    let terminal: HeadlessTerminal<ReduxBrowser<TestDependency>>

    init() {
        let dependency = dependency
        terminal = HeadlessTerminal(columns: 60, rows: 8) {
            ReduxBrowser(dependency: dependency, source: .standard)
        }
    }

    @Test func debug() async {
        print(await eventually { terminal.frame.contains("cedar") })
        print(terminal.frame)
        terminal.press(.enter)
        print(await eventually { terminal.frame.contains("Text") })
        terminal.resize(columns: 60, rows: 30)
        print(terminal.frame)
        terminal.press(.character("n"), .character("q"), .character("q"))
        print(terminal.isDismissed)
        print(terminal.frame)
        await terminal.end()
    }
}
