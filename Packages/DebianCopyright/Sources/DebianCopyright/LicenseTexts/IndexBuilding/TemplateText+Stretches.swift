/// Where holders' names and passages stand in a text.
extension TemplateText {
    /// Where a holder's name stands that a pattern finds, the pattern's first word being at
    /// `start`; nil where the pattern does not fit. No name has a negation in it.
    func name(_ pattern: HolderSlots.Pattern, at start: Int) -> Range<Int>? {
        guard let first = end(of: pattern.before, at: start), first < words.count else {
            return nil
        }
        let sentence = endsSentence[first...].firstIndex(of: true) ?? words.count - 1
        let ends = first + 1...min(first + HolderSlots.longestName, sentence + 1, words.count)
        guard let end = ends.first(where: { end(of: pattern.behind, at: $0) != nil }),
            !words[first..<end].contains(where: { WordClass(of: $0) == .negation })
        else { return nil }
        return first..<end
    }

    /// The place behind some words that stand from `start` on, a full stop among them being the end
    /// of a sentence; nil where others stand there.
    private func end(of phrase: [Substring], at start: Int) -> Int? {
        var position = start
        for word in phrase {
            if word == "." {
                guard position == 0 || endsSentence[position - 1] else { return nil }
            } else {
                guard position < words.count, words[position] == word else { return nil }
                position += 1
            }
        }
        return position
    }

    /// The words from a passage's first ones through its last ones; nil where it is not there.
    func range(of passage: LicensePassage) -> Range<Int>? {
        let first = TemplateText.words(of: passage.first)
        let last = TemplateText.words(of: passage.last)
        guard let start = position(of: first, from: 0),
            let end = position(of: last, from: start)
        else { return nil }
        return start..<end + last.count
    }

    private func position(of phrase: [String], from start: Int) -> Int? {
        guard start + phrase.count <= words.count else { return nil }
        return (start...words.count - phrase.count).first {
            words[$0..<$0 + phrase.count].elementsEqual(phrase)
        }
    }
}
