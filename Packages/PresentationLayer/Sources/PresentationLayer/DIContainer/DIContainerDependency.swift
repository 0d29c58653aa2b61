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
    public var licenseScan: some LicenseScanUseCase {
        LicenseScanInteractor(licenseDriver: licenseDriver, sharedScans: sharedScans)
    }

    public var layerAttribution: some LayerAttributionUseCase {
        LayerAttributionInteractor(licenseDriver: licenseDriver)
    }

    public var licenseTextSearch: some LicenseTextSearchUseCase {
        LicenseTextSearchInteractor(licenseTextDriver: licenseTextDriver)
    }

    public var policyCheck: some PolicyCheckUseCase {
        PolicyCheckInteractor(
            policyDriver: policyDriver, inventoryFileDriver: inventoryFileDriver,
            rowFileDriver: rowFileDriver, installationDriver: installationDriver,
            clockDriver: clockDriver)
    }

    public var inventoryComparison: some InventoryComparisonUseCase {
        InventoryComparisonInteractor(
            licenseDriver: licenseDriver, inventoryFileDriver: inventoryFileDriver)
    }
}
