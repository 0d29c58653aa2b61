internal import ASMFStyle
internal import BrowserStyles
internal import DomainLayer
internal import MVVMStyle
internal import PresentationLayer
internal import ReduxStyle
internal import VSAStyle

/// What every style needs: a container of the product, mock or real, and the one driver that the
/// product doesn't use.
///
/// The product's containers know no style, so they can't conform to the styles' dependency
/// protocols themselves.
struct StylesContainer<
    Product: DIContainerDependency, ScreenSnapshotDriver: ScreenSnapshotDriverProtocol
>: BrowserDependency {
    let product: Product
    let screenSnapshotDriver: ScreenSnapshotDriver

    var licenseDriver: Product.LicenseDriver { product.licenseDriver }
    var licenseTextDriver: Product.LicenseTextDriver { product.licenseTextDriver }
    var installationDriver: Product.InstallationDriver { product.installationDriver }
    var clockDriver: Product.ClockDriver { product.clockDriver }
    var licenseScan: Product.LicenseScan { product.licenseScan }
    var licenseTextSearch: Product.LicenseTextSearch { product.licenseTextSearch }
}
