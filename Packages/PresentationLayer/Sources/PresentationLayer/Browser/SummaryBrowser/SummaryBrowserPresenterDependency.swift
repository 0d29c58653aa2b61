public import DomainLayer

/// All that the screen of counts needs of a container.
public protocol SummaryBrowserPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
