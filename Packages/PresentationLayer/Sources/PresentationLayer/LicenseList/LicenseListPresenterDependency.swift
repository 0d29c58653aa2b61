public import DomainLayer

/// All that the list of licenses needs of a container: the inventory, whose a file is, and which
/// layer of an image did what.
public protocol LicenseListPresenterDependency<
    LicenseScan, InstallationDriver, LayerAttribution
>: LicenseScanDependency {
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype LayerAttribution: LayerAttributionUseCase

    var installationDriver: InstallationDriver { get }
    var layerAttribution: LayerAttribution { get }
}
