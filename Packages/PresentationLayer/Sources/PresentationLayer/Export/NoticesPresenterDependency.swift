public import DomainLayer

/// All that notices need of a container: the inventory, and the words of its copyright files.
public protocol NoticesPresenterDependency<LicenseInventory, LicenseTextDriver>:
    LicenseInventoryDependency
{
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
}
