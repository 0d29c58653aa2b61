/// Reads the copyright files of an installed system as people read them.
///
/// It is separate from the inventory, which every caller needs and which holds no texts.
public protocol LicenseTextDriverProtocol: Sendable {
    /// The copyright text of one package.
    ///
    /// - Parameters:
    ///   - entry: a row that ``LicenseDriverProtocol/licenses(in:detail:onProgress:)`` returned for
    ///     `source`.
    ///   - source: the system that the row is of.
    /// - Throws: ``LicenseDriverError/noText(_:)`` if the row has no readable file.
    func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License

    /// What has to be passed on with the packages: what their files print, and what they point to.
    ///
    /// A file that can't be read any more has no notice, and a common license that the source lacks
    /// has no text.
    ///
    /// - Parameters:
    ///   - entries: some of the source's inventory.
    ///   - source: the source of the inventory.
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all, or the task was
    ///   cancelled.
    func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices

    /// The copyright files of the packages as they are, and the common licenses that these files
    /// point to or that packages are under.
    ///
    /// A package without a readable file is left out.
    ///
    /// - Parameters:
    ///   - entries: some of the source's inventory.
    ///   - source: the source of the inventory.
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all, or the task was
    ///   cancelled.
    func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles
}
