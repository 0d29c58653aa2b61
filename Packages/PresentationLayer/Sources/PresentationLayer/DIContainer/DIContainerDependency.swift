public import DomainLayer

/// What a container gives: its drivers, and by them what every screen and every command needs.
///
/// Only the roots and the app that both of them run see the whole of it. A screen and a command ask
/// for their own dependency, and associated types of one name in several of them are one.
public protocol DIContainerDependency:
    LicenseListPresenterDependency,
    LicenseDetailPresenterDependency,
    BrowserPresenterDependency,
    PolicyCheckPresenterDependency,
    InventoryDifferencePresenterDependency,
    FileIdentificationPresenterDependency,
    ExportPresenterDependency,
    CommandDependency
{
    associatedtype LicenseDriver: LicenseDriverProtocol
    associatedtype PolicyDriver: PolicyDriverProtocol
    associatedtype InventoryFileDriver: InventoryFileDriverProtocol
    associatedtype RowFileDriver: RowFileDriverProtocol

    var licenseDriver: LicenseDriver { get }
    var policyDriver: PolicyDriver { get }
    var inventoryFileDriver: InventoryFileDriver { get }
    var rowFileDriver: RowFileDriver { get }

    /// Stored in the container: computed, it would begin another scan at each access.
    var sharedScans: SharedScans { get }
}

// MARK: The wiring of the use cases, the same for both containers

extension DIContainerDependency {
    public var licenseInventory: some LicenseInventoryUseCase {
        LicenseInventoryInteractor(licenseDriver: licenseDriver, sharedScans: sharedScans)
    }

    public var layerHistory: some LayerHistoryUseCase {
        LayerHistoryInteractor(licenseDriver: licenseDriver)
    }

    public var licenseTextSearch: some LicenseTextSearchUseCase {
        LicenseTextSearchInteractor(licenseTextDriver: licenseTextDriver)
    }

    public var licensePolicy: some LicensePolicyUseCase {
        LicensePolicyInteractor(
            policyDriver: policyDriver, inventoryFileDriver: inventoryFileDriver,
            rowFileDriver: rowFileDriver, installationDriver: installationDriver,
            clockDriver: clockDriver)
    }

    public var inventoryDifference: some InventoryDifferenceUseCase {
        InventoryDifferenceInteractor(
            licenseDriver: licenseDriver, inventoryFileDriver: inventoryFileDriver)
    }
}
