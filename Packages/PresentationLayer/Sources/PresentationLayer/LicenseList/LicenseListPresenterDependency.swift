public import DomainLayer

/// All that the list of licences needs of a container: the inventory, and whose a file is.
public protocol LicenseListPresenterDependency<LicenseInventory, InstallationDriver>:
    LicenseInventoryDependency
{
    associatedtype InstallationDriver: InstallationDriverProtocol

    var installationDriver: InstallationDriver { get }
}
