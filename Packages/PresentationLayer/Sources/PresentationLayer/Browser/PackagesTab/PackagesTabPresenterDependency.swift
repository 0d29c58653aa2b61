public import DomainLayer

/// What the screen of packages needs from a container: the inventory, and a search in its texts.
public protocol PackagesTabPresenterDependency<LicenseScan, LicenseTextSearch>:
    LicenseScanDependency
{
    associatedtype LicenseTextSearch: LicenseTextSearchUseCase

    var licenseTextSearch: LicenseTextSearch { get }
}
