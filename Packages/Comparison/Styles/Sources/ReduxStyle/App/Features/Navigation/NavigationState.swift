import DomainLayer

/// The user's place in the app.
struct NavigationState: Equatable, Sendable {
    /// The packages that the list showed when a sheet was opened, and the current one. It has their
    /// identifiers, so it stays valid when they change.
    struct Route: Equatable, Sendable {
        /// The identifiers; not empty.
        let packages: [PackageLicense.ID]
        var index: Int

        var package: PackageLicense.ID { packages[index] }
    }

    /// Nil if no sheet is open.
    var route: Route?
    var hasQuit = false
}
