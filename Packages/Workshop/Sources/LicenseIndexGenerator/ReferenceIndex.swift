import DebianCopyright
import DomainLayer
import Foundation
import SPDXTemplates

/// The index of license texts that the engine embeds: the SPDX list's templates, and other wordings
/// of their licenses.
struct ReferenceIndex {
    private var builder = LicenseIndexBuilder()
    /// The texts of each license with a rule, to verify that the rule is about one of them.
    private var ruledTexts: [String: [String]] = [:]

    /// The index's bytes, which depend only on the texts.
    ///
    /// - Parameters:
    ///   - templates: the list's templates.
    ///   - references: other wordings.
    ///   - equivalents: a line for each two words that count as one, a comma between them.
    /// - Throws: `RefusedText` for the first text that can't be part of it.
    static func bytes(
        of templates: [SPDXTemplate], beside references: [ReferenceText], equivalents: String
    ) throws(RefusedText) -> [UInt8] {
        var index = ReferenceIndex()
        index.builder.listVersion = SPDXLicenseList.version
        index.builder.equate(equivalents)
        let templates = preferred(templates.filter { isListed($0.id) })
        for template in templates { try index.add(template) }
        guard let known = IndexedTexts(index.builder.build()) else {
            preconditionFailure("the builder's own index is damaged")
        }
        // Most choices are between words that are equal to the matcher anyway.
        for other in templates.flatMap(\.otherChoices)
        where known.id(of: other.text, costing: .infinity) != other.id {
            try index.add(other)
        }
        for reference in references where !repeatsAnother(reference.id) {
            try index.add(reference, besides: known)
        }
        for (id, texts) in index.ruledTexts.sorted(by: { $0.key < $1.key }) {
            if let missing = TextRules.all[id].missingPassage(in: texts) {
                throw RefusedText(id: id, reason: missing)
            }
        }
        return index.builder.build()
    }

    /// A text that costs at most this much says what a known text says.
    private static let leastDifference: Float = 0.5

    private static func isListed(_ id: String) -> Bool {
        SPDXLicenseList.contains(id) || SPDXLicenseList.exceptionIDs.contains(id)
    }

    /// One template for each text. If the list has several ids for one text, they differ in what
    /// only a grant can say, and the shortest of them says least: MPL-2.0 rather than
    /// MPL-2.0-no-copyleft-exception.
    private static func preferred(_ templates: [SPDXTemplate]) -> [SPDXTemplate] {
        var texts: Set<[UInt8]> = []
        return templates.filter { !repeatsAnother($0.id) }
            .sorted { ($0.id.count, $0.id) < ($1.id.count, $1.id) }
            .filter { texts.insert($0.text).inserted }
    }

    /// Whether a license has the text of another, and differs in how it is granted.
    private static func repeatsAnother(_ id: String) -> Bool {
        id.hasSuffix("-or-later") || id.contains("invariants") || id.hasSuffix("-RFN")
    }

    private mutating func add(_ template: SPDXTemplate) throws(RefusedText) {
        do {
            try builder.add(
                id: template.id, isException: SPDXLicenseList.exceptionIDs.contains(template.id),
                text: template.text,
                stretches: template.parts.compactMap(LicenseStretch.init)
                    + stretches(of: template.whole, by: template.id),
                isMarkedUp: true, mayLackDisclaimer: TextRules.all[template.id].mayLackDisclaimer)
        } catch .tooShort {
            // So few words don't distinguish a license from any other sentence.
        } catch {
            throw RefusedText(id: template.id, reason: "\(error)")
        }
    }

    /// Adds the wordings that no template has, of any license: a text that belongs to another
    /// license on the list belongs to that license.
    private mutating func add(
        _ reference: ReferenceText, besides known: IndexedTexts
    ) throws(RefusedText) {
        let rule = TextRules.all[reference.id]
        let isException = rule.isUnlisted || SPDXLicenseList.exceptionIDs.contains(reference.id)
        guard rule.isUnlisted || Self.isListed(reference.id) else { return }
        for wording in try rule.wordings(of: reference) {
            let text = Array(wording.utf8)
            let stretches = stretches(of: wording, by: reference.id)
            guard known.id(of: text, costing: Self.leastDifference) == nil else { continue }
            do {
                try builder.add(
                    id: rule.isUnlisted ? LicenseIndexBuilder.unlistedID : reference.id,
                    isException: isException, text: text, stretches: stretches,
                    mayLackDisclaimer: rule.mayLackDisclaimer)
            } catch {
                throw RefusedText(id: reference.id, reason: "\(error)")
            }
        }
    }

    private mutating func stretches(of text: String, by id: String) -> [LicenseStretch] {
        let rule = TextRules.all[id]
        if rule.hasPassages { ruledTexts[id, default: []].append(text) }
        return rule.stretches(of: text)
    }
}

extension LicenseIndexBuilder {
    /// Equates words, two a line; if two phrases differ in a word, equates these words.
    mutating func equate(_ equivalents: String) {
        for pair in equivalents.split(separator: "\n") {
            let words = pair.split(separator: ",").map { $0.split(separator: " ") }
            guard words.count == 2, words[0].count == words[1].count else { continue }
            for (kept, other) in zip(words[0], words[1]) where kept != other {
                equate(String(other), with: String(kept))
            }
        }
    }
}

extension LicenseStretch {
    /// The part for the index; nil if the index can't hold what the template says.
    fileprivate init?(_ part: SPDXTemplate.Part) {
        switch part.markup {
        case .optional, .title, .bullet: self.init(part.bytes, .optional)
        case .copyright: self.init(part.bytes, .notice)
        case .replaceable([]): self.init(part.bytes, .name)
        case .replaceable: return nil
        }
    }
}

/// A text that can't be part of the index, or that lacks words that its rule names.
struct RefusedText: Error, Hashable, CustomStringConvertible {
    let id: String
    /// The missing words, or the passage.
    let reason: String

    var description: String { "the rules for \(id) don't fit its text: \(reason)" }
}

/// A license's text in LicenseDB, from the data of `licensedcode-data`: a file whose head, between
/// two lines of dashes, names the license, followed by the text.
struct ReferenceText: Hashable {
    /// The id of the SPDX list, or LicenseDB's own, `LicenseRef-scancode-` and its key.
    var id: String
    var text: String
    /// Whether it is the text of one license that still has this id, rather than a collection of
    /// phrases.
    var isLicense = true

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
    /// Reads a file; nil if it has no text or no id of the SPDX list.
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
        isLicense = !["is_deprecated", "is_generic", "is_unknown"].contains { flag in
            head.contains("\(flag): yes")
        }
        text = lines[(end + 1)...].joined(separator: "\n")
    }
}
