public import DomainLayer

/// What a screen needs of a container if it shows the inventory and nothing else.
///
/// Several screens ask for just this; those that need more refine it.
public protocol LicenseInventoryDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
