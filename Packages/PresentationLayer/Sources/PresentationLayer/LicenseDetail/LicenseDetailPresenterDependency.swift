public import DomainLayer

/// All that the view of one package needs of a container: its row, the text behind it, and whose a
/// file is.
public protocol LicenseDetailPresenterDependency<
    LicenseInventory, LicenseTextDriver, InstallationDriver
>: LicenseInventoryDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
}
