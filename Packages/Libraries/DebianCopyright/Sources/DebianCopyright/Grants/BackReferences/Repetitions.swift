/// Words that say once more what the terms of Perl are.
struct PerlExplanations {
    let text: GrantText

    /// So many words may stand between the terms and what explains them.
    private static let reach = 12

    /// The sentences without those references to Perl's terms that have their explanation right
    /// behind them: it may give a version. Where such a reference stands beside "License: GPL,
    /// Artistic", the comma means "or".
    func resolved(_ sentences: [GrantSentence]) -> [GrantSentence] {
        guard sentences.contains(where: \.isPerlTerms) else { return sentences }
        var resolved: [GrantSentence] = []
        for var sentence in sentences {
            if let last = resolved.last, last.isPerlTerms, explains(sentence, last) {
                resolved.removeLast()
            }
            if namesBoth(sentence), sentence.mentions.contains(where: \.isUnversioned) {
                sentence.isChoice = true
            }
            resolved.append(sentence)
        }
        return resolved
    }

    /// "the same terms as Perl itself (either the GPL, version 2 or later, or the
    /// Artistic License)"
    private func explains(_ next: GrantSentence, _ terms: GrantSentence) -> Bool {
        let between = terms.words.upperBound - 1..<next.words.lowerBound
        guard between.count <= Self.reach, namesBoth(next), let license = next.license,
            case .or = license, !next.mentions.contains(where: \.isUnversioned)
        else { return false }
        return !between.contains { text.separator(after: $0).contains(.stop) }
    }

    private func namesBoth(_ sentence: GrantSentence) -> Bool {
        sentence.mentions.count == 2
            && ["GPL", "Artistic"].allSatisfy { stem in
                sentence.mentions.contains { isOf(stem, $0) }
            }
    }

    private func isOf(_ stem: String, _ mention: Mention) -> Bool {
        guard let row = mention.row else { return false }
        return text.names.family(row)?.stem == stem
    }
}

extension GrantSentence {
    fileprivate var isPerlTerms: Bool {
        guard mentions.count == 1, case .perlTerms = mentions[0].meaning else { return false }
        return true
    }
}

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
