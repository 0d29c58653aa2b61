import DebianSystems

/// The ids of the SPDX list, which the caller provides.
///
/// Look-ups ignore letter case, as SPDX specification 2.3, annex D requires.
public struct LicenseVocabulary: Sendable {
    private var licenses: FoldedTable<String>
    private var exceptions: FoldedTable<String>
    /// The licenses' full names by id.
    let names: [(id: String, name: String)]
    let exceptionIDs: [String]

    /// - Parameters:
    ///   - licenseIDs: current ids only, no deprecated ones.
    ///   - exceptionIDs: the ids that may follow `WITH`.
    ///   - names: the list's full names of its licenses. Ids that `licenseIDs` lacks do no harm;
    ///     licenses without a name are recognized only by their ids.
    public init(
        licenseIDs: [String], exceptionIDs: [String], names: [(id: String, name: String)] = []
    ) {
        self.names = names
        self.exceptionIDs = exceptionIDs
        licenses = FoldedTable(capacity: licenseIDs.count)
        for id in licenseIDs { licenses.insert(id, for: id) }
        exceptions = FoldedTable(capacity: exceptionIDs.count)
        for id in exceptionIDs { exceptions.insert(id, for: id) }
    }

    /// The list's spelling of a license id; nil if the list lacks it.
    func license(_ name: ByteView) -> String? { licenses[name] }

    /// The list's spelling of an exception id; nil if the list lacks it.
    func exception(_ name: ByteView) -> String? { exceptions[name] }

    /// Exceptions by their ids without "exception" and the version, in order of these names:
    /// `OpenJDK-assembly`. Exceptions that share such a name, or that name a license's version, are
    /// left out.
    var namedExceptions: [(name: String, id: String)] {
        var ids: [String: [String]] = [:]
        for id in exceptionIDs {
            var words = id.split(separator: "-")
            if words.last?.first?.isNumber == true { words.removeLast() }
            guard words.count > 1, words.removeLast() == "exception",
                !words.contains(where: { $0.first?.isNumber == true })
            else { continue }
            ids[words.joined(separator: "-"), default: []].append(id)
        }
        return ids.filter { $0.value.count == 1 }.map { ($0.key, $0.value[0]) }
            .sorted { $0.name < $1.name }
    }

    func license(_ name: [UInt8]) -> String? { licenses[name] }
    func license(_ name: String) -> String? { licenses[name] }
    func exception(_ name: [UInt8]) -> String? { exceptions[name] }
    func exception(_ name: String) -> String? { exceptions[name] }
}
