import DomainLayer
import PresentationLayer
import PresentationMocks
import StyleDoubles
import TerminalUI
import Testing

@testable import CommandLineInterface

/// One style of the browser on a headless terminal, over a system and a clock of the test's own.
@MainActor
final class Stage {
    let style: BrowserStyle
    let system: FakeSystem
    let clock = ManualClock()
    let terminal: HeadlessTerminal<AnyBrowser>

    init(_ style: BrowserStyle, on system: FakeSystem, columns: Int) {
        self.style = style
        self.system = system
        let container = Container(system, clock: clock)
        terminal = HeadlessTerminal(columns: columns, rows: 16) {
            AnyBrowser(
                content: StyledBrowser(
                    style: style, dependency: container, source: .standard, keepsSnapshot: false))
        }
    }

    /// What is the same in all styles: without the row of tabs or the title, and without the keys,
    /// of which FIA has more.
    var core: String {
        let rows = terminal.frame.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.dropFirst().dropLast().joined(separator: "\n")
    }

    /// Waits until nothing of what the step brought about is on its way.
    func settle(_ step: Scenario.Step) async throws {
        if !step.isHeld { try await terminal.settled() }
    }

    /// Waits until something holds, or for so long that it never will.
    ///
    /// - Parameter timePasses: whether the clock goes on meanwhile, a second at a time.
    func wait(timePasses: Bool, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end {
            if timePasses { clock.advance(by: .seconds(1)) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

/// The browser as this suite shows it: what is waited for is shown at once.
struct AnyBrowser: View {
    let content: StyledBrowser<Container>

    var body: some View { content.environment(\.patience, .zero) }
}

/// Just what the browser needs in any style, all of it from one system.
struct Container: BrowserDependency {
    let licenseDriver: FakeSystem
    let clockDriver: ManualClock
    let screenSnapshotDriver = MemoryScreenSnapshotDriver()
    let licenseInventory: LicenseInventoryInteractor<FakeSystem>

    init(_ system: FakeSystem, clock: ManualClock) {
        licenseDriver = system
        clockDriver = clock
        let timing = ScanTiming(progressInterval: .zero) { try await clock.sleep(for: .seconds(1)) }
        licenseInventory = LicenseInventoryInteractor(
            licenseDriver: system, sharedScans: SharedScans(timing: timing))
    }

    var licenseTextDriver: FakeSystem { licenseDriver }
    var installationDriver: FakeSystem { licenseDriver }
    var licenseTextSearch: LicenseTextSearchInteractor<FakeSystem> {
        LicenseTextSearchInteractor(licenseTextDriver: licenseDriver)
    }
}
