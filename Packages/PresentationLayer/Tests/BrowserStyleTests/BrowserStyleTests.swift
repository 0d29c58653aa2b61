import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import CommandLineInterface

/// The same keys give the same frames in every style: byte for byte in the four that show packages
/// alone, and below the tabs and above the keys in FIA too.
///
/// One scenario after the other: all of them want the main actor.
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
        let stage = Stage(style, on: system, columns: 60)
        try await stage.wait(timePasses: false) { system.reads == 1 }
        stage.terminal.press(.character("q"))
        #expect(stage.terminal.isDismissed)
        await stage.terminal.end()
        #expect(system.cancellations == 1)
        #expect(stage.clock.sleepers == 0)
    }

    @Test(arguments: BrowserStyle.allCases)
    func `no task outlives its screen`(style: BrowserStyle) async throws {
        let stage = Stage(style, on: FakeSystem(), columns: 60)
        try await stage.wait(timePasses: false) { stage.terminal.frame.contains("▸ apple") }
        stage.terminal.press(.enter)
        stage.terminal.press(.character("q"), .character("q"))
        #expect(stage.terminal.isDismissed)
        await stage.terminal.end()
        let (reads, sleeps) = (stage.system.reads, stage.clock.sleeps)
        for _ in 0..<100 {
            stage.clock.advance(by: .seconds(1))
            await Task.yield()
        }
        #expect(stage.system.reads == reads)
        #expect(stage.clock.sleeps == sleeps)
        #expect(stage.clock.sleepers == 0)
    }

    /// What FIA shows after each step.
    private func cores(of scenario: Scenario, columns: Int) async throws -> [String] {
        try await run(scenario, in: .fia, columns: columns) { stage, step, _ in
            try await stage.wait(timePasses: step.timePasses) {
                stage.terminal.frame.contains(step.shows)
            }
            try await stage.settle(step)
            #expect(stage.terminal.frame.contains(step.shows), "\(scenario)")
            return stage.core
        }
    }

    private func frames(
        of scenario: Scenario, in style: BrowserStyle, columns: Int, expecting cores: [String]
    ) async throws -> [String] {
        try await run(scenario, in: style, columns: columns) { stage, step, index in
            try await stage.wait(timePasses: step.timePasses) { stage.core == cores[index] }
            try await stage.settle(step)
            #expect(stage.core == cores[index], "\(style), step \(index)")
            return stage.terminal.frame
        }
    }

    private func run(
        _ scenario: Scenario, in style: BrowserStyle, columns: Int,
        _ look: (Stage, Scenario.Step, Int) async throws -> String
    ) async throws -> [String] {
        let system = FakeSystem(scenario.entries)
        scenario.begin(system)
        let stage = Stage(style, on: system, columns: columns)
        var shown: [String] = []
        for (index, step) in scenario.steps.enumerated() {
            step.change(system)
            for key in step.keys { stage.terminal.press(key) }
            shown.append(try await look(stage, step, index))
        }
        await stage.terminal.end()
        return shown
    }
}
