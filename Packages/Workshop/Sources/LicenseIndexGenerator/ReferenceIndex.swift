import DebianCopyright
import DomainLayer
import Foundation

/// The index of licence texts that the engine embeds.
enum ReferenceIndex {
    /// The index's bytes; the same texts make the same ones.
    ///
    /// - Throws: `RefusedText` for the first text that a rule doesn't fit.
    static func bytes(of references: [ReferenceText]) throws(RefusedText) -> [UInt8] {
        var builder = LicenseIndexBuilder()
        for reference in references {
            do {
                try add(reference, to: &builder)
            } catch {
                throw RefusedText(id: reference.id, reason: "\(error)")
            }
        }
        return builder.build()
    }

    /// Adds a text's wordings, if the text is one of the SPDX list or reads like one.
    private static func add(
        _ reference: ReferenceText, to builder: inout LicenseIndexBuilder
    ) throws {
        let rule = TextRules.all[reference.id]
        let id = rule.isUnlisted ? LicenseIndexBuilder.unlistedID : reference.id
        let isException = rule.isUnlisted || SPDXLicenseList.exceptionIDs.contains(id)
        guard isException || SPDXLicenseList.contains(id), !repeatsAnother(id) else { return }
        for wording in try rule.wordings(of: reference.text) {
            try builder.add(
                id: id, isException: isException, rank: rule.rank, text: Array(wording.utf8),
                passages: rule.passages, mayLackDisclaimer: rule.mayLackDisclaimer)
        }
    }

    /// Whether a licence has the text of another, and differs in how it is granted.
    private static func repeatsAnother(_ id: String) -> Bool {
        id.hasSuffix("-or-later") || id.contains("invariants") || id.hasSuffix("-RFN")
    }
}

/// A text that doesn't have the words which a rule about it names.
struct RefusedText: Error, Hashable, CustomStringConvertible {
    let id: String
    /// The words that are missing, or the passage.
    let reason: String

    var description: String { "the rules for \(id) don't fit its text: \(reason)" }
}

/// A licence's text as `licensedcode-data` has it: a file whose head, between two lines of dashes,
/// names the licence, before the text itself.
struct ReferenceText: Hashable {
    var id: String
    var text: String

    /// All texts of a folder, ordered by id and by file.
    static func all(in folder: URL) throws -> [ReferenceText] {
        try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "LICENSE" }
            .compactMap { file in
                let content = try String(contentsOf: file, encoding: .utf8)
                return ReferenceText(content).map { (file.lastPathComponent, $0) }
            }
            .sorted { ($0.1.id, $0.0) < ($1.1.id, $1.0) }
            .map(\.1)
    }
}

extension ReferenceText {
    /// Nil if a file has no text or no id of the SPDX list.
    init?(_ content: String) {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        guard let end = lines.dropFirst().firstIndex(of: "---") else { return nil }
        let head = lines[..<end]
        let key = "spdx_license_key: "
        guard let line = head.first(where: { $0.hasPrefix(key) }) else { return nil }
        let name = String(line.dropFirst(key.count))
        let prefix = "LicenseRef-scancode-"
        let adopted =
            name.hasPrefix(prefix) ? TextRules.all.ids[String(name.dropFirst(prefix.count))] : nil
        id = adopted ?? name
        text = lines[(end + 1)...].joined(separator: "\n")
    }
}
