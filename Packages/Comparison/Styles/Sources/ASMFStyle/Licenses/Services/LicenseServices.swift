import DomainLayer

// The services of this app alone.

/// Gives all packages.
protocol LicenseListServiceProtocol: Sendable {
    /// - Parameter onProgress: called from any thread, any number of times.
    func inventory(
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory
}

/// Says whether packages were installed or removed.
protocol RevisionServiceProtocol: Sendable {
    /// Differs from an earlier revision if the packages may have changed.
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
