import DomainLayer
import MVVMStyle
import StyleDoubles
import TerminalUI
import Testing

/// A container with drivers that a test controls.
struct FakeDependency: MVVMDependency {
    let system: FakeSystem
    let clockDriver: ManualClock

    var licenseDriver: FakeSystem { system }
    var licenseTextDriver: FakeSystem { system }
    var installationDriver: FakeSystem { system }
}

/// The browser on a screen, with a system and a clock that a test controls.
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

    /// The selected line of the list, up to the end of the package's name.
    var selected: Substring? {
        frame.split(separator: "\n").first { $0.hasPrefix("▸ ") }?.dropFirst(2).prefix { $0 != " " }
    }

    /// Waits until the screen shows some words.
    func shows(_ words: String, at location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: location) { frame.contains(words) }
    }

    /// Lets time pass until the next check for changes, once a task waits for it.
    func passCheck(at location: Testing.SourceLocation = #_sourceLocation) async {
        await eventually(sourceLocation: location) { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
    }
}
