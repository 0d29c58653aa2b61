/// Finding the lines of licenses' texts that no statement accounts for.
extension LicenseResolver {
    /// The lines of a stanza's text that nothing accounts for: those beyond the license that the
    /// text means, and the whole text if no stanza refers to it and it sets terms that are no
    /// license of the list.
    ///
    /// - Parameters:
    ///   - field: the stanza's `License` field.
    ///   - mustBeNamed: whether the stanza states nothing by itself, so that its text only counts
    ///     for stanzas that name it.
    mutating func unexplainedLines(
        in field: Deb822Field, mustBeNamed: Bool
    ) -> UnexplainedLines {
        guard let text = LicenseText(of: field), !ownTexts.contains(text.firstLine) else {
            return UnexplainedLines()
        }
        if mustBeNamed, !asked.contains(FoldedName(bytes: field.firstLine)),
            let terms = texts.findings(in: text).ownTerms,
            terms.areRider || texts.meaning(of: text) == nil || !understands(field.firstLine)
        {
            let lines = [field.line...field.lastLine]
            return UnexplainedLines(all: lines, terms: lines)
        }
        return texts.unexplainedLines(in: text)
    }
}
