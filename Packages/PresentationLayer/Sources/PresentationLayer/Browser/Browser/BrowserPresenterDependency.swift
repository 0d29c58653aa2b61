/// All that the browser needs of a container: what its screens and its sheet need together.
public protocol BrowserPresenterDependency<LicenseInventory, LicenseTextSearch, LicenseTextDriver>:
    PackagesTabPresenterDependency,
    PackageSheetPresenterDependency
{}
