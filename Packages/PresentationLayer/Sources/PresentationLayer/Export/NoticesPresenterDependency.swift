public import DomainLayer

/// All that notices need of a container: the inventory, the words of its copyright files, and when
/// it is.
public protocol NoticesPresenterDependency<LicenseInventory, LicenseTextDriver, ClockDriver>:
    LicenseInventoryDependency
{
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol

    var licenseTextDriver: LicenseTextDriver { get }
    var clockDriver: ClockDriver { get }
}
