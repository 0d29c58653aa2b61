/// Giving up copyright without the words "public domain": "the author disclaims copyright to".
enum Waiver {
    /// The mention that begins with a word of giving up; nil where something else is given up, such
    /// as an employer's interest in a program.
    static func mention(at verb: Range<Int>, in text: GrantText) -> Mention? {
        for place in text.ahead(of: verb.upperBound, reach: 3, sparing: 1) {
            if text.endsSentence(place - 1) { return nil }
            guard text.word(place, is: .copyright) else { continue }
            guard text.word(place + 1, is: [.to, .and]), !text.endsSentence(place) else {
                return nil
            }
            return Mention(meaning: .publicDomain(), words: verb.lowerBound..<place + 1, name: verb)
        }
        return nil
    }
}
