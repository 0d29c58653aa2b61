import DebianCopyright

/// The index of the licenses that LicenseDB has and the SPDX list lacks, under LicenseDB's ids.
enum UnlistedIndex {
    /// The index's bytes, which depend only on the texts.
    ///
    /// A text that the SPDX list has, in whatever wording, is left out: the list's id always wins.
    ///
    /// - Parameters:
    ///   - references: LicenseDB's texts, those of the SPDX list among them.
    ///   - listed: the index of the list's texts.
    ///   - equivalents: a line for each two words that count as one, a comma between them.
    /// - Throws: `RefusedText` for the first text that can't be part of it.
    static func bytes(
        of references: [ReferenceText], besides listed: IndexedTexts, equivalents: String
    ) throws(RefusedText) -> [UInt8] {
        var builder = LicenseIndexBuilder(.sparse)
        builder.equate(equivalents)
        for reference in references where reference.isLicense && reference.isUnlisted {
            let text = Array(reference.text.utf8)
            guard listed.id(of: text, costing: .infinity) == nil else { continue }
            do {
                try builder.add(id: reference.id, text: text)
            } catch .tooShort {
                // So few words don't distinguish a license from any other sentence.
            } catch {
                throw RefusedText(id: reference.id, reason: "\(error)")
            }
        }
        return builder.build()
    }
}

extension ReferenceText {
    fileprivate var isUnlisted: Bool { id.hasPrefix("LicenseRef-scancode-") }
}
