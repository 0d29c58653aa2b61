public import DomainLayer

/// All that exports need of a container: the inventory, the words of its copyright files, who needs
/// whom, when it is, and what numbers a document.
public protocol ExportPresenterDependency<
    LicenseScan, LicenseTextDriver, InstallationDriver, ClockDriver, DigestDriver
>: LicenseScanDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype DigestDriver: DigestDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
    var clockDriver: ClockDriver { get }
    var digestDriver: DigestDriver { get }
}
