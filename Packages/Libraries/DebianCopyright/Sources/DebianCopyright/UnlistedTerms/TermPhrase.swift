/// A wording that license texts share, and what it means.
///
/// It is written as words with spaces between them. `may/can` is either word, `?also` may be
/// missing, `@act` is any word of that class, `~` up to six words and `~~` up to fourteen, of which
/// none negates or limits anything; `^` is up to six that aren't about notices either. A phrase
/// after `|` must begin its sentence.
struct TermPhrase: Sendable {
    let meaning: TermMeaning
    /// Whether it must begin its sentence.
    let opensSentence: Bool
    private let steps: [Step]

    private enum Step: Sendable {
        case word([UInt32], isOptional: Bool)
        case gap(atMost: Int, sparing: WordSet)
    }

    init(_ pattern: some StringProtocol, _ meaning: TermMeaning) {
        self.meaning = meaning
        let tokens = pattern.split(separator: " ")
        opensSentence = tokens.first == "|"
        steps = tokens.dropFirst(opensSentence ? 1 : 0).map { token in
            switch token {
            case "~": return .gap(atMost: 6, sparing: TermWords.operators)
            case "~~": return .gap(atMost: 14, sparing: TermWords.operators)
            case "^": return .gap(atMost: 6, sparing: TermWords.operatorsAndNotices)
            default:
                let isOptional = token.first == "?"
                let words = (isOptional ? token.dropFirst() : token).split(separator: "/")
                    .flatMap { word in
                        word.first == "@"
                            ? TermWords.classes[String(word)] ?? []
                            : [WordHash.hash(of: String(word))]
                    }
                return .word(words, isOptional: isOptional)
            }
        }
    }

    /// The words that it may begin with, by their hashes.
    var firstWords: [UInt32] {
        guard case .word(let words, isOptional: false) = steps[0] else {
            preconditionFailure("a phrase must begin with a word")
        }
        return words
    }

    /// Which words it is made of if it begins with the first one, without those in its gaps; nil if
    /// it doesn't begin there.
    ///
    /// - Parameter words: their hashes.
    func match(_ words: ArraySlice<UInt32>) -> [Int]? {
        var matched: [Int] = []
        return match(words, from: 0, &matched) ? matched : nil
    }

    private func match(
        _ words: ArraySlice<UInt32>, from step: Int, _ matched: inout [Int]
    ) -> Bool {
        guard step < steps.count else { return true }
        switch steps[step] {
        case .word(let alternatives, let isOptional):
            if let word = words.first, alternatives.contains(word) {
                matched.append(words.startIndex)
                if match(words.dropFirst(), from: step + 1, &matched) { return true }
                matched.removeLast()
            }
            return isOptional && match(words, from: step + 1, &matched)
        case .gap(let longest, let spared):
            var rest = words
            for _ in 0...longest {
                if match(rest, from: step + 1, &matched) { return true }
                guard let word = rest.popFirst(), !spared.contains(word) else { return false }
            }
            return false
        }
    }
}
