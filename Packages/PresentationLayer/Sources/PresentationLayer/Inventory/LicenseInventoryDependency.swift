public import DomainLayer

/// What a screen needs of a container if it shows the inventory and nothing else.
///
/// Several screens ask for just this; those that need more refine it.
public protocol LicenseInventoryDependency<LicenseInventory>: Sendable {
    /// The use case that gives inventories, which shares its name with the entity.
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
