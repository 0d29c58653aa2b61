/// A wording that license texts share, and its meaning.
///
/// A phrase is written as words with spaces between them. `may/can` is either word, `?also` is
/// optional, and `@act` is any word of that class. `~` is a gap of up to six words and `~~` of up
/// to fourteen, none of which negates or limits anything; `^` is a gap of up to six words that
/// aren't about notices either. A phrase after `|` must begin its sentence.
struct TermPhrase: Sendable {
    let meaning: TermMeaning
    /// Whether the phrase must begin its sentence.
    let opensSentence: Bool
    private let steps: [Step]

    private enum Step: Sendable {
        case word([WordHash], isOptional: Bool)
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
                            : [WordHash(of: String(word))]
                    }
                return .word(words, isOptional: isOptional)
            }
        }
    }

    /// The hashes of the words that the phrase may begin with.
    var firstWords: [WordHash] {
        guard case .word(let words, isOptional: false) = steps[0] else {
            preconditionFailure("a phrase must begin with a word")
        }
        return words
    }

    /// The indexes of the phrase's words, without those in its gaps, if the phrase begins with the
    /// first word; nil otherwise.
    ///
    /// - Parameter words: the hashes of the words.
    func match(_ words: ArraySlice<WordHash>) -> [Int]? {
        var matched: [Int] = []
        return match(words, from: 0, &matched) ? matched : nil
    }

    private func match(
        _ words: ArraySlice<WordHash>, from step: Int, _ matched: inout [Int]
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
