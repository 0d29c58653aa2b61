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
        let container = MockDIContainer(
            licenseDriver: system, licenseTextDriver: system, installationDriver: system,
            clockDriver: clock,
            timing: ScanTiming(progressInterval: .zero) { [clock] in
                try await clock.sleep(for: .seconds(1))
            })
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

    typealias Container = MockDIContainer<
        FakeSystem, FakeSystem, FakeSystem, StubIdentificationDriver, ManualClock,
        StubPolicyDriver, StubInventoryFileDriver, StandInDigestDriver, SpyFileOutputDriver,
        SpyLogDriver
    >

    var body: some View { content.environment(\.patience, .zero) }
}
