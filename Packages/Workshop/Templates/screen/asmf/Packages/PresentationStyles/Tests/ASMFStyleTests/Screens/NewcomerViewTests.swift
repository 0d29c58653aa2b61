import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct NewcomerViewTests {
    private let system = FakeSystem()

    private func shows(_ words: String) async {
        let dependency = TestDependency(system)
        let app = AppDependencies(
            dependency: dependency, source: .root("/"),
            shared: .mock(clock: ClockService(driver: dependency.clockDriver)))
        let terminal = HeadlessTerminal(columns: 80, rows: 4) {
            NewcomerView(owned: Owned { app.makeNewcomerViewModel() })
        }
        await eventually { terminal.frame.contains(words) }
        await terminal.end()
    }

    @Test func `the packages are counted`() async {
        await shows("3 packages")
    }

    @Test func `a system that can't be read is an error`() async {
        system.fail(with: .notDebianRoot(path: "/orchard"))
        await shows("/orchard is not a Debian system")
    }
}
