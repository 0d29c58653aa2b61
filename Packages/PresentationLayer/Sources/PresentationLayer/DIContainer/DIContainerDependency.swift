public import DomainLayer

/// Everything that a container provides: its drivers, and with them what screens and commands need.
///
/// Only the roots and the app that both of them run see all of it. Each screen and command asks for
/// its own dependency protocol. Associated types that have one name in several of these protocols
/// are one type in the container.
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

    /// Stored in the container: if it were computed, each access would begin another scan.
    var sharedScans: SharedScans { get set }
}

/// What every command needs from a container in addition to its presenter's needs: where to write.
public protocol CommandDependency<FileOutputDriver, LogDriver>: Sendable {
    associatedtype FileOutputDriver: FileOutputDriverProtocol
    associatedtype LogDriver: LogDriverProtocol

    var fileOutputDriver: FileOutputDriver { get }
    var logDriver: LogDriver { get }
}

extension DIContainerDependency {
    /// The container with scans of its own, whose inventories hold what a policy clarifies.
    public func clarified(by clarifications: PolicyClarifications) -> Self {
        var container = self
        container.sharedScans = sharedScans.clarified(by: clarifications)
        return container
    }
}

// MARK: The wiring of the use cases, shared by both containers

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
            licenseDriver: licenseDriver, inventoryFileDriver: inventoryFileDriver,
            policyCheck: policyCheck)
    }
}
