import DomainLayer
import MVVMStyle
import StyleDoubles
import TerminalUI
import Testing

/// A container whose drivers a test commands.
struct FakeDependency: MVVMDependency {
    let system: FakeSystem
    let clockDriver: ManualClock

    var licenseDriver: FakeSystem { system }
    var licenseTextDriver: FakeSystem { system }
    var installationDriver: FakeSystem { system }
}

/// The whole browser on a screen, over a system and a clock that a test commands.
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

    /// The line of the list that is selected, up to the end of its name.
    var selected: Substring? {
        frame.split(separator: "\n").first { $0.hasPrefix("▸ ") }?.dropFirst(2).prefix { $0 != " " }
    }

    /// Waits until the screen shows some words.
    func shows(_ words: String, at location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: location) { frame.contains(words) }
    }

    /// Lets the time go by until the next check for changes, once somebody waits for it.
    func passCheck(at location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: location) { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
    }
}
