import LicenseStatements

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

    /// The notice that CC0 1.0 asks for: "to the extent possible under law, N. N. has waived all
    /// copyright and related or neighboring rights to", or "… have dedicated … to
    /// the public domain".
    static func zeroNotice(at opening: Range<Int>, in text: GrantText) -> Mention? {
        var end: Int?
        for place in text.ahead(of: opening.upperBound, reach: 45) {
            if text.word(place, is: .dedicating) || text.word(place, is: .waiving) {
                end = place + 1
            }
            if text.word(place, is: .domain), end != nil { end = place + 1 }
            if text.endsSentence(place) { break }
        }
        return end.map {
            Mention(
                meaning: .notice("CC0-1.0"), words: opening.lowerBound..<$0, name: opening)
        }
    }
}
