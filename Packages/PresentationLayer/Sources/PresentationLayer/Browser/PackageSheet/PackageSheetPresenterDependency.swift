public import DomainLayer

/// All that the sheet of one package needs of a container: the inventory, the text, and why it is
/// installed.
public protocol PackageSheetPresenterDependency<
    LicenseScan, LicenseTextDriver, InstallationDriver
>: LicenseScanDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
}
