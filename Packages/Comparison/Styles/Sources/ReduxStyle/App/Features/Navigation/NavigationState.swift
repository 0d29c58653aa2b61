import DomainLayer

/// The user's place in the app.
struct NavigationState: Equatable, Sendable {
    /// What is shown; another screen is another case.
    enum Route: Equatable, Sendable {
        case list
        /// The sheet of a package, above the list.
        case sheet(Pages)
    }

    /// The packages that the list showed when a sheet was opened, and the current one. The sheet
    /// has their identifiers, so it stays valid when they change.
    struct Pages: Equatable, Sendable {
        /// The identifiers; not empty.
        let packages: [PackageLicense.ID]
        var index: Int

        var package: PackageLicense.ID { packages[index] }
    }

    var route = Route.list
    var hasQuit = false
}

extension NavigationState {
    /// What the sheet pages through; nil if none is open.
    var pages: Pages? {
        if case .sheet(let pages) = route { pages } else { nil }
    }
}
