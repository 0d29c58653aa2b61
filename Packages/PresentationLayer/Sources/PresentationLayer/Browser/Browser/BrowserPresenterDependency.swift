/// All that the browser needs of a container: what its screens and its sheet need together.
public protocol BrowserPresenterDependency<LicenseScan, LicenseTextSearch, LicenseTextDriver>:
    PackagesTabPresenterDependency,
    PackageSheetPresenterDependency
{}
