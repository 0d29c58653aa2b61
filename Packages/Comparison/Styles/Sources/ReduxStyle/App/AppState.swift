import DomainLayer

/// All that the app knows: nothing is kept anywhere else.
struct AppState: Equatable, Sendable {
    var packages = PackagesState()
    var sheet = SheetState()
    var navigation = NavigationState()
}

extension AppState {
    /// The package that the sheet shows; nil if none is open.
    ///
    /// The sheet has its identifier alone; what it says stands in the table, as for the list.
    var shownPackage: PackageLicense? {
        guard let id = navigation.route?.package else { return nil }
        return packages.table?[id]
    }
}
