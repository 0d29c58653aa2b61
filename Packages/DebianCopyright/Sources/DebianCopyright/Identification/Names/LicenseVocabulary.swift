/// The ids of the SPDX list, which the engine is told by whoever keeps the list.
///
/// Look-ups disregard letter case, as SPDX specification 2.3, annex D asks.
public struct LicenseVocabulary: Sendable {
    private var licenses: FoldedTable<String>
    private var exceptions: FoldedTable<String>

    /// - Parameters:
    ///   - licenseIDs: current ids only, no deprecated ones.
    ///   - exceptionIDs: the ids that may stand behind `WITH`.
    public init(licenseIDs: [String], exceptionIDs: [String]) {
        licenses = FoldedTable(capacity: licenseIDs.count)
        for id in licenseIDs { licenses.insert(id, for: id) }
        exceptions = FoldedTable(capacity: exceptionIDs.count)
        for id in exceptionIDs { exceptions.insert(id, for: id) }
    }

    /// The list's spelling of a licence id; nil where it has none.
    func license(_ name: ByteView) -> String? { licenses[name] }

    /// The list's spelling of an exception id; nil where it has none.
    func exception(_ name: ByteView) -> String? { exceptions[name] }

    func license(_ name: [UInt8]) -> String? { licenses[name] }
    func license(_ name: String) -> String? { licenses[name] }
    func exception(_ name: [UInt8]) -> String? { exceptions[name] }
    func exception(_ name: String) -> String? { exceptions[name] }
}
