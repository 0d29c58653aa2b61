public import DomainLayer

/// All that the view of one package needs of a container: its row, and the text behind it.
public protocol LicenseDetailPresenterDependency<LicenseInventory, LicenseDriver>: Sendable {
    associatedtype LicenseInventory: LicenseInventoryUseCase
    associatedtype LicenseDriver: LicenseDriverProtocol

    var licenseInventory: LicenseInventory { get }
    var licenseDriver: LicenseDriver { get }
}
