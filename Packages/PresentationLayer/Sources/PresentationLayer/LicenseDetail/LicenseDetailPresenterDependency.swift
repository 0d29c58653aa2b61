public import DomainLayer

/// What the view of packages needs from a container: their rows, their texts, the owners of files,
/// and what the layers of an image did.
public protocol LicenseDetailPresenterDependency<
    LicenseScan, LicenseTextDriver, InstallationDriver, LayerAttribution
>: LicenseScanDependency {
    associatedtype LicenseTextDriver: LicenseTextDriverProtocol
    associatedtype InstallationDriver: InstallationDriverProtocol
    associatedtype LayerAttribution: LayerAttributionUseCase

    var licenseTextDriver: LicenseTextDriver { get }
    var installationDriver: InstallationDriver { get }
    var layerAttribution: LayerAttribution { get }
}
