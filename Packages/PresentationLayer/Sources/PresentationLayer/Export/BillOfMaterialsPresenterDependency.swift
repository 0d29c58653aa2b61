public import DomainLayer

/// All that a bill of materials needs of a container: the inventory, who needs whom, when it is,
/// and what numbers the document.
public protocol BillOfMaterialsPresenterDependency<
    LicenseInventory, InstallationDriver, ClockDriver, DigestDriver
>: LicenseInventoryDependency {
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype ClockDriver: ClockDriverProtocol
    associatedtype DigestDriver: DigestDriverProtocol

    var installationDriver: InstallationDriver { get }
    var clockDriver: ClockDriver { get }
    var digestDriver: DigestDriver { get }
}
