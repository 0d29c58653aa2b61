public import DomainLayer

/// All that the view of one package needs of a container: its row, the text behind it, whose a file
/// is, and which layer of an image did what.
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
