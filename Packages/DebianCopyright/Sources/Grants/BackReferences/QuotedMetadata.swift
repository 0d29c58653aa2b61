import Bytes

/// The description of a package as its authors ship it, quoted in a copyright file: a paragraph
/// that begins with the field `Package`.
struct QuotedMetadata {
    let text: GrantText

    /// Such a paragraph has its `License` field within so many words.
    private static let reach = 300

    /// The places of statements in such paragraphs that add nothing, for the file states every
    /// licence of theirs in its own words, too.
    ///
    /// - Parameter places: those of the statements that were not left out.
    func repetitions(in places: [Int], of statements: [Statement]) -> Set<Int> {
        guard places.count > 1 else { return [] }
        let quoted = Set(places.filter { isQuoted(statements[$0]) })
        guard !quoted.isEmpty else { return [] }
        let stated = Set(
            places.filter { statements[$0].scope != .packaging && !quoted.contains($0) }
                .flatMap { statements[$0].parts.compactMap(\.mention.row) })
        return quoted.filter { place in
            statements[place].parts.allSatisfy { part in
                guard let row = part.mention.row else { return part.license == nil }
                return stated.contains(row)
            }
        }
    }

    private func isQuoted(_ statement: Statement) -> Bool {
        let before = text.back(from: statement.words.lowerBound, reach: Self.reach)
        return before.first { beginsMetadata($0) || beginsParagraph($0) }.map(beginsMetadata)
            ?? false
    }

    private func beginsMetadata(_ place: Int) -> Bool {
        text.beginsParagraph(place) && text.gap(after: place).contains(.colon)
            && text.bytes(of: place).equalsIgnoringCase("package")
    }

    /// Whether a word begins a paragraph, and not only one of a field's, where a lone full stop
    /// stands in the place of an empty line.
    private func beginsParagraph(_ place: Int) -> Bool {
        guard text.beginsParagraph(place), place > 0 else { return place == 0 }
        let gap = Int(text.words[place - 1].end)..<Int(text.words[place].start)
        let lines = ByteLines(text.bytes[gap]).dropFirst().prefix(Self.longestBorder)
        return !lines.contains { $0.bytes.trimmed.isLoneFullStop }
    }

    /// A lone full stop between two paragraphs stands within so many lines.
    private static let longestBorder = 3
}
