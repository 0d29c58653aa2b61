public import DomainLayer

/// What a software bill of materials says of a system, whatever its format.
public struct BillOfMaterials: Sendable {
    /// The packages with the texts of their references; no expression of theirs has a `+`.
    public var inventory: LicenseInventory
    /// Which of the packages needs which.
    public var installation: InstallationGraph
    /// When the document was made.
    public var created: Timestamp

    /// - Parameters:
    ///   - inventory: with texts; see ``/DomainLayer/LicenseExpression/withLaterVersionsListed``
    ///     for what becomes of a `+`.
    ///   - installation: which package needs which.
    ///   - created: when the document says that it was made.
    public init(
        inventory: LicenseInventory, installation: InstallationGraph, created: Timestamp
    ) {
        self.inventory = inventory
        for (index, entry) in inventory.entries.enumerated() {
            let listed = entry.expression?.withLaterVersionsListed
            if listed != entry.expression { self.inventory.entries[index].expression = listed }
        }
        self.installation = installation
        self.created = created
    }
}

/// A format for bills of materials.
public protocol BillOfMaterialsReport {
    /// Writes the document: the same bytes for the same bill and id.
    ///
    /// - Parameters:
    ///   - bill: what is written.
    ///   - id: what the document calls itself.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) async throws(Sink.Failure)
}
