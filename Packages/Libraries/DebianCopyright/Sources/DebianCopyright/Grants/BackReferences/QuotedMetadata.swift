/// The description of a package as its authors ship it, quoted in a copyright file: a paragraph
/// that begins with the field `Package`.
struct QuotedMetadata {
    let text: GrantText

    /// Such a paragraph has its `License` field within so many words.
    private static let reach = 300

    /// The indexes of sentences in such paragraphs that add nothing, for the file states every
    /// license of theirs in its own words, too.
    ///
    /// - Parameter indexes: those of the sentences that were not left out.
    func repetitions(in indexes: [Int], of sentences: [GrantSentence]) -> Set<Int> {
        guard indexes.count > 1 else { return [] }
        let quoted = Set(indexes.filter { isQuoted(sentences[$0]) })
        guard !quoted.isEmpty else { return [] }
        let stated = Set(
            indexes.filter { sentences[$0].scope != .packaging && !quoted.contains($0) }
                .flatMap { sentences[$0].mentions.compactMap(\.row) })
        return quoted.filter { index in
            sentences[index].mentions.allSatisfy { mention in
                guard let row = mention.row else { return mention.license == nil }
                return stated.contains(row)
            }
        }
    }

    private func isQuoted(_ sentence: GrantSentence) -> Bool {
        let before = text.back(from: sentence.words.lowerBound, reach: Self.reach)
        for index in before where text.beginsParagraph(index) {
            if text.separator(after: index).contains(.colon),
                text.bytes(of: index).equalsIgnoringCase("package")
            {
                return true
            }
            guard goesOn(at: index) else { return false }
        }
        return false
    }

    /// Whether a paragraph goes on with a field, where an indented full stop stands in the place of
    /// an empty line.
    private func goesOn(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let separator = Int(text.words[index - 1].end)..<Int(text.words[index].start)
        return ByteLines(text.bytes[separator]).dropFirst().prefix(Self.longestBorder)
            .contains { $0.bytes.first?.isBlank == true && $0.bytes.trimmed.isLoneFullStop }
    }

    /// The full stop between two paragraphs stands within so many lines.
    private static let longestBorder = 3
}
