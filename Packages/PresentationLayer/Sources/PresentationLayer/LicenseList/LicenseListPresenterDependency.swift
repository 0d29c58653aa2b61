public import DomainLayer

/// All that the list of licences needs of a container.
public protocol LicenseListPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
