public import DomainLayer

/// All that the screen of findings needs of a container.
public protocol FindingBrowserPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
