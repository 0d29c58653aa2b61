public import DomainLayer

/// What the list of licenses needs from a container: the inventory, the owners of files, and what
/// the layers of an image did.
public protocol LicenseListPresenterDependency<
    LicenseScan, InstallationDriver, LayerAttribution
>: LicenseScanDependency {
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype LayerAttribution: LayerAttributionUseCase

    var installationDriver: InstallationDriver { get }
    var layerAttribution: LayerAttribution { get }
}
