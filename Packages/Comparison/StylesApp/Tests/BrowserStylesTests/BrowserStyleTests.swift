import BrowserStyles
import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

/// All styles show equal frames for the same keys: byte for byte in the four that show only
/// packages, and between the tabs and the keys in FIA too.
///
/// The scenarios run one after the other, since all of them need the main actor.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct BrowserStyleTests {
    @Test(arguments: Scenario.all, [60, 100])
    func `all styles show the same`(scenario: Scenario, columns: Int) async throws {
        let cores = try await cores(of: scenario, columns: columns)
        var frames: [String] = []
        for style in BrowserStyle.allCases where style != .fia {
            let shown = try await self.frames(
                of: scenario, in: style, columns: columns, expecting: cores)
            if frames.isEmpty { frames = shown }
            #expect(shown == frames, "\(style)")
        }
    }

    @Test(arguments: BrowserStyle.allCases)
    func `leaving while the system is read ends the reading`(style: BrowserStyle) async throws {
        let system = FakeSystem()
        system.hold()
        let browser = StyledTerminal(style, on: system, columns: 60)
        try await browser.wait { system.reads == 1 }
        browser.terminal.press(.character("q"))
        #expect(browser.terminal.isDismissed)
        await browser.terminal.end()
        // All screens share the reading, so its task ends by itself.
        try await browser.wait { system.cancellations == 1 }
        #expect(browser.clock.sleepers == 0)
    }

    @Test(arguments: BrowserStyle.allCases)
    func `no task outlives its screen`(style: BrowserStyle) async throws {
        let browser = StyledTerminal(style, on: FakeSystem(), columns: 60)
        try await browser.perform(.begin(shows: "▸ apple"))
        try await browser.perform(.press(.enter, shows: "package 1 of 3"))
        try await browser.perform(.press(.character("q"), shows: "▸ apple"))
        browser.terminal.press(.character("q"))
        #expect(browser.terminal.isDismissed)
        await browser.terminal.end()
        #expect(browser.clock.sleepers == 0)
        let (reads, sleeps) = (browser.system.reads, browser.clock.sleeps)
        for _ in 0..<10 {
            browser.clock.advance(by: .seconds(1))
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(browser.system.reads == reads)
        #expect(browser.clock.sleeps == sleeps)
    }

    /// What FIA shows after each step.
    private func cores(of scenario: Scenario, columns: Int) async throws -> [String] {
        try await run(scenario, in: .fia, columns: columns) { browser, _ in browser.core }
    }

    private func frames(
        of scenario: Scenario, in style: BrowserStyle, columns: Int, expecting cores: [String]
    ) async throws -> [String] {
        try await run(scenario, in: style, columns: columns) { browser, index in
            #expect(browser.core == cores[index], "\(style), step \(index)")
            return browser.terminal.styledFrame
        }
    }

    private func run(
        _ scenario: Scenario, in style: BrowserStyle, columns: Int,
        _ look: (StyledTerminal, Int) -> String
    ) async throws -> [String] {
        let system = FakeSystem(scenario.entries)
        scenario.begin(system)
        let browser = StyledTerminal(style, on: system, columns: columns)
        var shown: [String] = []
        for (index, step) in scenario.steps.enumerated() {
            try await browser.perform(step)
            shown.append(look(browser, index))
            if let earlier = step.repeated {
                #expect(shown[index] == shown[earlier], "\(style), step \(index)")
            }
        }
        await browser.terminal.end()
        return shown
    }
}
