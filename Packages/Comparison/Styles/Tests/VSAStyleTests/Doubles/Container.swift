import DomainLayer
import StyleDoubles

@testable import VSAStyle

/// A container that uses one system for all drivers.
struct Container<System: TestSystem>: VSADependency {
    let system: System
    let clockDriver: ManualClock

    var licenseDriver: System { system }
    var licenseTextDriver: System { system }
    var installationDriver: System { system }
}

/// All drivers in one.
typealias TestSystem = LicenseDriverProtocol & LicenseTextDriverProtocol
    & InstallationDriverProtocol
