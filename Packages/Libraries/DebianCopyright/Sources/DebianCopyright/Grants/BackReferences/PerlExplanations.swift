/// Words that explain the terms of Perl.
struct PerlExplanations {
    let text: GrantText

    /// At most this many words separate the terms from their explanation.
    private static let reach = 12

    /// The sentences without the references to Perl's terms that an explanation follows, because
    /// the explanation may give a version. Next to such a reference, the comma in "License: GPL,
    /// Artistic" means "or".
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
