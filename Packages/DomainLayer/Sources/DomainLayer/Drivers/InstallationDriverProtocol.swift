/// Reads what the package manager records about installed packages: their files, their
/// dependencies, and which of them were installed on request.
public protocol InstallationDriverProtocol: Sendable {
    /// The installed packages that own a file, as the database's lists of files say.
    ///
    /// - Parameters:
    ///   - path: an absolute path inside the source.
    ///   - source: the system that is asked.
    /// - Returns: `name:architecture` each, in the order of the inventory; empty if none owns it.
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all.
    func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID]

    /// The graph of all packages that the source's inventory lists.
    ///
    /// Relations that can't be read are left out, which isn't an error as long as there is an
    /// inventory.
    ///
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all.
    func graph(of source: InventorySource) async throws(LicenseDriverError) -> InstallationGraph
}
