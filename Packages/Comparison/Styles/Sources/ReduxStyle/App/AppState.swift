import DomainLayer

/// The complete state of the app: nothing is kept elsewhere.
struct AppState: Equatable, Sendable {
    var packages = PackagesState()
    var sheet = SheetState()
    var navigation = NavigationState()
}

extension AppState {
    /// The package that the sheet shows; nil if no sheet is open.
    ///
    /// The sheet knows only the identifier; the package itself is in the table, as it is for the
    /// list.
    var shownPackage: PackageLicense? {
        guard let id = navigation.pages?.package else { return nil }
        return packages.table?[id]
    }
}
