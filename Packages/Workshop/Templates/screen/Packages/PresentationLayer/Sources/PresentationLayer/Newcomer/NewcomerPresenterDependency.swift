public import DomainLayer

/// All that the screen needs of a container.
public protocol NewcomerPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
