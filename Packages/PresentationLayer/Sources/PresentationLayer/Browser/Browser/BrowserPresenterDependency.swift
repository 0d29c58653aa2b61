/// What the browser needs from a container: all that its screens and its sheet need.
public protocol BrowserPresenterDependency<LicenseScan, LicenseTextSearch, LicenseTextDriver>:
    PackagesTabPresenterDependency,
    PackageSheetPresenterDependency
{}
