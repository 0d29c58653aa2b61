import DomainLayer

/// Where in the app somebody is.
struct NavigationState: Equatable, Sendable {
    /// The way through the packages that the list showed when a sheet was opened; it has their
    /// identifiers, so that it stays true whatever becomes of them.
    struct Route: Equatable, Sendable {
        /// Not empty.
        let packages: [PackageLicense.ID]
        var index: Int

        var package: PackageLicense.ID { packages[index] }
    }

    /// Nil if no sheet is open.
    var route: Route?
    var hasQuit = false
}
