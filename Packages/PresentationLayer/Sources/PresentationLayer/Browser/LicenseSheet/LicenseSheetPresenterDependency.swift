public import DomainLayer

/// All that the sheet of one package needs of a container: the inventory, and the text.
public protocol LicenseSheetPresenterDependency<LicenseInventory, LicenseDriver>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase
    associatedtype LicenseDriver: LicenseDriverProtocol

    var licenseInventory: LicenseInventory { get }
    var licenseDriver: LicenseDriver { get }
}
