import DebianSystems

/// An upstream package description that a copyright file quotes: a paragraph that begins with the
/// field `Package`.
struct QuotedMetadata {
    let text: GrantText

    /// The `License` field is within this many words of the paragraph's beginning.
    private static let reach = 300

    /// The indexes of sentences in such paragraphs that add nothing, because the file states all of
    /// their licenses in its own words, too.
    ///
    /// - Parameter indexes: the indexes of the sentences that were not left out.
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

    /// Whether a field continues the paragraph, with an indented full stop in place of an empty
    /// line.
    private func goesOn(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let separator = Int(text.words[index - 1].end)..<Int(text.words[index].start)
        return ByteLines(text.bytes[separator]).dropFirst().prefix(Self.longestBorder)
            .contains { $0.bytes.first?.isBlank == true && $0.bytes.trimmed.isLoneFullStop }
    }

    /// The full stop between two paragraphs is within this many lines.
    private static let longestBorder = 3
}
