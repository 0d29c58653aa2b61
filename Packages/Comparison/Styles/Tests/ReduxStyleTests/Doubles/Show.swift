import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

/// The browser on a headless terminal, and all actions sent while it is shown.
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

    /// Lets time pass once there are this many sleepers.
    func advance(
        by duration: Duration, sleepers: Int,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async {
        await eventually(sourceLocation: sourceLocation) { clock.sleepers == sleepers }
        clock.advance(by: duration)
    }

    /// Waits until the packages are shown, and the only wait left is that for the next check.
    func start(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await shows(" license", sourceLocation: sourceLocation)
        await eventually(sourceLocation: sourceLocation) { clock.sleepers == 1 }
    }

    /// Lets the second pass that ends with a check for changes.
    func look(sourceLocation: Testing.SourceLocation = #_sourceLocation) async {
        await advance(by: .seconds(1), sleepers: 1, sourceLocation: sourceLocation)
    }

    func end() async { await terminal.end() }
}

/// The browser as the app's entry makes it, but with the test's store.
struct RecordedBrowser: View {
    let store: AppStore

    var body: some View {
        NavigationContainer().environment(store).task { await store.run() }
    }
}
