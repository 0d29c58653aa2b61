/// Sentences that only ask or show by what words something is granted.
extension StandingReader {
    /// "Is it in the public domain?"
    func isAsked(_ mention: Mention) -> Bool {
        for place in text.ahead(of: mention.words.upperBound - 1, reach: 12) {
            if text.endsSentence(place) { return text.gap(after: place).contains(.question) }
        }
        return false
    }

    /// "you might write something like this:", with a grant behind it that nobody makes
    func isExample(_ first: Int) -> Bool {
        text.back(from: first, reach: 16).contains { end in
            guard end > 1, !text.gap(after: end).isDisjoint(with: [.colon, .paragraph]) else {
                return false
            }
            let place = text.word(end, isSpelt: "this") ? end - 1 : end
            return isPair("something", "like", place) || isPair("for", "example", place)
                || isPair("for", "instance", place)
        }
    }

    private func isPair(_ first: StaticString, _ second: StaticString, _ place: Int) -> Bool {
        text.word(place, isSpelt: second) && text.word(place - 1, isSpelt: first)
    }
}
