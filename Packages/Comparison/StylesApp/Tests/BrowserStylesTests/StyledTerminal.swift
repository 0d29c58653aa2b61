import BrowserStyles
import DomainLayer
import PresentationLayer
import ScreenSnapshots
import StyleDoubles
import TerminalUI
import Testing

/// One style of the browser on a headless terminal, with the test's own system and clock.
@MainActor
final class StyledTerminal {
    let system: FakeSystem
    let clock = ManualClock()
    let terminal: HeadlessTerminal<TestedBrowser>

    init(_ style: BrowserStyle, on system: FakeSystem, columns: Int) {
        self.system = system
        let container = Container(system, clock: clock)
        terminal = HeadlessTerminal(columns: columns, rows: 16) {
            TestedBrowser(
                content: StyledBrowser(style: style, dependency: container, source: .standard))
        }
    }

    /// The lines, with their styles, that all styles of the browser have in common: without the row
    /// of tabs or the title, and without the keys, of which FIA has more.
    var core: String {
        let rows = terminal.styledFrame.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.dropFirst().dropLast().joined(separator: "\n")
    }

    /// Performs a step, and waits for the frame with its words.
    func perform(_ step: Scenario.Step) async throws {
        let reads = system.reads
        step.change(system)
        for key in step.keys { terminal.press(key) }
        for _ in 0..<step.seconds { try await pass(.seconds(1)) }
        try await wait(timePasses: step.takesTime) {
            terminal.frame.contains(step.shows) && (!step.isReadAgain || system.reads > reads)
        }
        if !step.isHeld { try await terminal.settled() }
    }

    /// Lets time pass once the browser waits for it.
    private func pass(_ duration: Duration) async throws {
        try await wait { clock.sleepers > 0 }
        let sleeps = clock.sleeps
        clock.advance(by: duration)
        try await wait { clock.sleeps > sleeps }
    }

    /// Waits until a condition is true, and fails the test if it never is.
    ///
    /// - Parameter timePasses: whether the clock runs meanwhile, a second at a time.
    func wait(timePasses: Bool = false, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while !condition() {
            try #require(ContinuousClock.now < end, "waited in vain at\n\(terminal.frame)")
            if timePasses { clock.advance(by: .seconds(1)) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

/// The browser of this suite, which shows progress at once.
struct TestedBrowser: View {
    let content: StyledBrowser<Container>

    var body: some View { content.environment(\.progressDelay, .zero) }
}

/// Everything that the browser needs in any style, from one system.
struct Container: BrowserDependency {
    let licenseDriver: FakeSystem
    let clockDriver: ManualClock
    let screenSnapshotDriver = MemoryScreenSnapshotDriver()
    let licenseScan: LicenseScanInteractor<FakeSystem>

    init(_ system: FakeSystem, clock: ManualClock) {
        licenseDriver = system
        clockDriver = clock
        let timing = ScanTiming(progressInterval: .zero) { try await clock.sleep(for: .seconds(1)) }
        licenseScan = LicenseScanInteractor(
            licenseDriver: system, sharedScans: SharedScans(timing: timing))
    }

    var licenseTextDriver: FakeSystem { licenseDriver }
    var installationDriver: FakeSystem { licenseDriver }
    var licenseTextSearch: LicenseTextSearchInteractor<FakeSystem> {
        LicenseTextSearchInteractor(licenseTextDriver: licenseDriver)
    }
}
