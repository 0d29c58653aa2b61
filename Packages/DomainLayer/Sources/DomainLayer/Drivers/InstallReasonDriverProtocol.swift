/// Tells which installed package needs which, and which ones somebody asked for.
public protocol InstallReasonDriverProtocol: Sendable {
    /// The graph of all packages that the source's inventory lists.
    ///
    /// What can't be read of the relations is left out: it makes no error where there is an
    /// inventory.
    ///
    /// - Throws: ``LicenseDriverError`` where there is no system to read at all.
    func graph(of source: InventorySource) async throws(LicenseDriverError) -> InstallationGraph
}
