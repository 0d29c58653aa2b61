public import DomainLayer

/// All that the screen of licences needs of a container.
public protocol LicenseBrowserPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
