import ReduxStyle
import StyleDoubles

/// A container with a system and a clock that a test commands.
struct TestDependency: ReduxDependency {
    let system: FakeSystem
    let clockDriver: ManualClock

    init(_ system: FakeSystem = FakeSystem(), clock: ManualClock = ManualClock()) {
        self.system = system
        clockDriver = clock
    }

    var licenseDriver: FakeSystem { system }
    var licenseTextDriver: FakeSystem { system }
    var installationDriver: FakeSystem { system }
}
