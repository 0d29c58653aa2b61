public import DomainLayer

/// All that the screen of packages needs of a container: the inventory, and a search in its texts.
public protocol PackagesTabPresenterDependency<LicenseScan, LicenseTextSearch>:
    LicenseScanDependency
{
    associatedtype LicenseTextSearch: LicenseTextSearchUseCase

    var licenseTextSearch: LicenseTextSearch { get }
}
