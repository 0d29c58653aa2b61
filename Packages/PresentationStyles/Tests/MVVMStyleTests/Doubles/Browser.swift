import DomainLayer
import MVVMStyle
import StyleDoubles
import Testing
import TerminalUI

/// A container whose drivers a test commands.
struct FakeDependency: MVVMDependency {
    let system: FakeSystem
    let clockDriver: ManualClock

    var licenseDriver: FakeSystem { system }
    var licenseTextDriver: FakeSystem { system }
    var installationDriver: FakeSystem { system }
}

/// The whole browser on a screen, over a system and a clock that the test commands.
@MainActor
struct Browser {
    let system: FakeSystem
    let clock = ManualClock()
    let terminal: HeadlessTerminal<MVVMBrowser<FakeDependency>>

    init(_ system: FakeSystem = FakeSystem(), columns: Int = 60, rows: Int = 10) {
        let dependency = FakeDependency(system: system, clockDriver: clock)
        self.system = system
        terminal = HeadlessTerminal(columns: columns, rows: rows) {
            MVVMBrowser(dependency: dependency, source: .standard)
        }
    }

    var frame: String { terminal.frame }

    /// Waits until the screen shows some words.
    func shows(_ words: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(location) { frame.contains(words) }
    }

    /// Waits until nothing is going on but waiting for the next look.
    func isSettled(_ location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(location) { clock.sleepers == 1 && terminal.frame == terminal.frame }
    }
}

/// Waits until something is so; a test fails if that doesn't come about.
@MainActor
func eventually(
    _ location: Testing.SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async {
    for _ in 0..<5_000 {
        if condition() { return }
        try? await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("it doesn't come about", sourceLocation: location)
}
