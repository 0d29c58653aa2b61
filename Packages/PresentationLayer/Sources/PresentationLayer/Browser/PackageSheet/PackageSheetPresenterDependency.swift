public import DomainLayer

/// What the sheet of one package needs from a container: the inventory, the text, and why the
/// package is installed.
public protocol PackageSheetPresenterDependency<
    LicenseScan, LicenseTextDriver, InstallationDriver
>: LicenseScanDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
}
