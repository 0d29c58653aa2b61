import DomainLayer

// What this app alone needs.

/// Gives all packages.
protocol LicenseListServiceProtocol: Sendable {
    /// - Parameter onProgress: called from any thread, as often as it likes.
    func inventory(
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory
}

/// Says whether packages were installed or removed.
protocol RevisionServiceProtocol: Sendable {
    /// Another one if there may be other packages.
    func revision() async throws(LicenseDriverError) -> InventoryRevision
}

/// Gives the copyright text of a package.
protocol LicenseTextServiceProtocol: Sendable {
    func license(of entry: PackageLicense) async throws(LicenseDriverError) -> License
}

/// Knows why packages are installed.
protocol InstallationServiceProtocol: Sendable {
    func graph() async throws(LicenseDriverError) -> InstallationGraph
}
