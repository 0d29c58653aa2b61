import BrowserStyles
import DomainLayer
import PresentationLayer
import ScreenSnapshots
import StyleDoubles
import TerminalUI
import Testing

/// One style of the browser on a headless terminal, over a system and a clock of the test's own.
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

    /// The lines with their styles that are the same in all styles of the browser: without the row
    /// of tabs or the title, and without the keys, of which FIA has more.
    var core: String {
        let rows = terminal.styledFrame.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.dropFirst().dropLast().joined(separator: "\n")
    }

    /// Does what a step says, up to the frame that holds its words.
    func perform(_ step: Scenario.Step) async throws {
        let reads = system.reads
        step.change(system)
        for key in step.keys { terminal.press(key) }
        for _ in 0..<step.seconds { try await pass(.seconds(1)) }
        try await wait(timePasses: step.isReadAgain || step.isHeld) {
            terminal.frame.contains(step.shows) && (!step.isReadAgain || system.reads > reads)
        }
        if !step.isHeld { try await terminal.settled() }
    }

    /// Lets time go by, up to the next time that somebody waits for it.
    private func pass(_ duration: Duration) async throws {
        try await wait { clock.sleepers > 0 }
        let sleeps = clock.sleeps
        clock.advance(by: duration)
        try await wait { clock.sleeps > sleeps }
    }

    /// Waits until something holds, and says so if it never will.
    ///
    /// - Parameter timePasses: whether the clock goes on meanwhile, a second at a time.
    func wait(timePasses: Bool = false, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(300)
        while !condition() {
            try #require(ContinuousClock.now < end, "waited in vain at\n\(terminal.frame)")
            if timePasses { clock.advance(by: .seconds(1)) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

/// The browser as this suite shows it: what is waited for is shown at once.
struct TestedBrowser: View {
    let content: StyledBrowser<Container>

    var body: some View { content.environment(\.progressDelay, .zero) }
}

/// Just what the browser needs in any style, all of it from one system.
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
