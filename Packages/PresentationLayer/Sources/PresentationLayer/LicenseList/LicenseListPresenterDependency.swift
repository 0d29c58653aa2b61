public import DomainLayer

/// All that the list of licenses needs of a container: the inventory, whose a file is, and which
/// layer of an image did what.
public protocol LicenseListPresenterDependency<
    LicenseInventory, InstallationDriver, LayerHistory
>: LicenseInventoryDependency {
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype LayerHistory: LayerHistoryUseCase

    var installationDriver: InstallationDriver { get }
    var layerHistory: LayerHistory { get }
}
