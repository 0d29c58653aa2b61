/// Reads what copyright files want passed on with the packages.
///
/// It is apart from the inventory, which everybody needs and which holds no words: their memory is
/// that of the distinct texts.
public protocol LicenseNoticeDriverProtocol: Sendable {
    /// What the files of the packages print, and what they point to.
    ///
    /// A file that can't be read any more has no notice, and a common licence that the source lacks
    /// no text.
    ///
    /// - Parameters:
    ///   - entries: some of the source's inventory.
    ///   - source: where the inventory was read.
    /// - Throws: ``LicenseDriverError`` where there is no system to read at all, or the task was
    ///   cancelled.
    func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices
}
