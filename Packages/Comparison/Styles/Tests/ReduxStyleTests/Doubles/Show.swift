import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

/// The browser on a screen without a terminal, and all that was sent while it was shown.
@MainActor
struct Show {
    let dependency: TestDependency
    let recorder = ActionRecorder()
    let store: AppStore
    private let terminal: HeadlessTerminal<RecordedBrowser>

    var system: FakeSystem { dependency.licenseDriver }
    var clock: ManualClock { dependency.clockDriver }
    var sheets: SheetDriver { dependency.licenseTextDriver }
    var frame: String { terminal.frame }
    var isDismissed: Bool { terminal.isDismissed }

    init(_ system: FakeSystem = FakeSystem(), rows: Int = 10) {
        let dependency = TestDependency(system)
        let store = AppStore(
            services: AppServices(dependency, source: .standard), onAction: recorder.record)
        self.dependency = dependency
        self.store = store
        terminal = HeadlessTerminal(columns: 60, rows: rows) { RecordedBrowser(store: store) }
    }

    func press(_ keys: Key...) { for key in keys { terminal.press(key) } }

    func type(_ text: String) { terminal.type(text) }

    /// Waits until the screen shows a text.
    func shows(
        _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
        await eventually(sourceLocation: sourceLocation) { terminal.frame.contains(text) }
    }

    /// Lets time go by as soon as so many wait for it.
    func advance(
        by duration: Duration, sleepers: Int,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
        await eventually(sourceLocation: sourceLocation) { clock.sleepers == sleepers }
        clock.advance(by: duration)
    }

    /// Has the packages shown, and no wait on its way but that for the next look at the system.
    func start(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await shows(" license", sourceLocation: sourceLocation)
        await eventually(sourceLocation: sourceLocation) { clock.sleepers == 1 }
    }

    /// Lets the second go by after which the system is looked at.
    func look(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await advance(by: .seconds(1), sleepers: 1, sourceLocation: sourceLocation)
    }

    func end() async { await terminal.end() }
}

/// As the app's own entry has it, but with a store that is the test's.
struct RecordedBrowser: View {
    let store: AppStore

    var body: some View {
        NavigationContainer().environment(store).task { await store.run() }
    }
}
