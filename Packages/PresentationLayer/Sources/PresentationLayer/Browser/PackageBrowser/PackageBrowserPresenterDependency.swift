public import DomainLayer

/// All that the screen of packages needs of a container.
public protocol PackageBrowserPresenterDependency<LicenseInventory, LicenseTextSearch>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase
    associatedtype LicenseTextSearch: LicenseTextSearchUseCase

    var licenseInventory: LicenseInventory { get }
    var licenseTextSearch: LicenseTextSearch { get }
}
