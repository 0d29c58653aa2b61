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
        for place in before where text.beginsParagraph(place) {
            if text.gap(after: place).contains(.colon),
                text.bytes(of: place).equalsIgnoringCase("package")
            {
                return true
            }
            guard goesOn(at: place) else { return false }
        }
        return false
    }

    /// Whether a paragraph goes on with a field, where an indented full stop stands in the place of
    /// an empty line.
    private func goesOn(at place: Int) -> Bool {
        guard place > 0 else { return false }
        let gap = Int(text.words[place - 1].end)..<Int(text.words[place].start)
        return ByteLines(text.bytes[gap]).dropFirst().prefix(Self.longestBorder)
            .contains { $0.bytes.first?.isBlank == true && $0.bytes.trimmed.isLoneFullStop }
    }

    /// The full stop between two paragraphs stands within so many lines.
    private static let longestBorder = 3
}
