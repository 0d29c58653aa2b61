public import DomainLayer

/// All that a check needs of a container: the inventory, and the use case that judges it.
public protocol PolicyCheckPresenterDependency<LicenseInventory, LicensePolicy>:
    LicenseInventoryDependency
{
    associatedtype LicensePolicy: LicensePolicyUseCase

    var licensePolicy: LicensePolicy { get }
}
