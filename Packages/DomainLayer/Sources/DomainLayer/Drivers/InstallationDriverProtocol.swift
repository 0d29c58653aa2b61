/// Reads what the package manager records about installed packages: their files, their
/// dependencies, which of them were installed on request, and what they were unpacked from.
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

    /// The files that packages of the source's inventory were unpacked from: those that the source
    /// consists of, or those that the package manager's lists in the source's folder describe.
    ///
    /// Packages of which the very version and architecture isn't described are left out, as are
    /// those of which two lists disagree, and lists that can't be read.
    ///
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all.
    func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile]
}
