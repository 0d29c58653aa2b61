public import DomainLayer

/// All that the summary needs of a container.
public protocol LicenseSummaryPresenterDependency<LicenseInventory>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase

    var licenseInventory: LicenseInventory { get }
}
