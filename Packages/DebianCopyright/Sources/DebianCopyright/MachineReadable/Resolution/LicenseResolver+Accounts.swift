/// What is left of licenses' texts that no statement accounts for.
extension LicenseResolver {
    /// The lines of the file in which a text that says what its name means speaks of terms that
    /// nothing accounts for.
    mutating func unexplainedLines(in text: LicenseText) -> [ClosedRange<Int>] {
        texts.meaning(of: text) == nil ? [] : texts.unexplainedLines(in: text)
    }

    /// The lines of a stanza without files that no stanza names, if its text sets terms that are
    /// no license of the list.
    ///
    /// - Parameter field: the stanza's `License` field.
    mutating func unnamedLines(of text: LicenseText, in field: Deb822Field) -> ClosedRange<Int>? {
        guard !asked.contains(FoldedName(bytes: field.firstLine)),
            let terms = texts.findings(in: text).ownTerms,
            terms.areRider || !understands(field.firstLine) || texts.meaning(of: text) == nil
        else { return nil }
        return field.line...field.lastLine
    }
}
