public import DomainLayer

/// All that the sheet of one package needs of a container: the inventory, and the text.
public protocol LicenseSheetPresenterDependency<LicenseInventory, LicenseTextDriver>:
    LicenseInventoryDependency
{
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
}
