import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct NewcomerFrameTests {
    private let recorder = ActionRecorder()

    private func terminal(_ dependency: TestDependency) -> HeadlessTerminal<some View> {
        let store = AppStore(
            services: AppServices(dependency, source: .standard), onAction: recorder.record)
        return HeadlessTerminal(columns: 80, rows: 4) { NewcomerContainer().environment(store) }
    }

    @Test func `the packages are counted`() async {
        let terminal = terminal(TestDependency())
        #expect(await eventually { terminal.frame.hasPrefix("3 packages\n") })
        #expect(recorder.actions == [.newcomer(.load), .newcomer(.counted(3))])
        await terminal.end()
    }

    @Test func `a system that can't be read is an error`() async {
        let dependency = TestDependency()
        dependency.licenseDriver.fail(with: .notDebianRoot(path: "/orchard"))
        let terminal = terminal(dependency)
        #expect(await eventually { terminal.frame.contains("/orchard is not a Debian system") })
        await terminal.end()
    }
}
