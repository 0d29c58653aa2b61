import ReduxStyle
import StyleDoubles

/// A container with a system and a clock that a test controls.
struct TestDependency: ReduxDependency {
    let licenseDriver: FakeSystem
    let licenseTextDriver: SheetDriver
    let clockDriver = ManualClock()

    init(_ system: FakeSystem = FakeSystem()) {
        licenseDriver = system
        licenseTextDriver = SheetDriver(system)
    }

    var installationDriver: SheetDriver { licenseTextDriver }
}
