/// The notice that CC0 1.0 asks for: "to the extent possible under law, N. N. has waived all
/// copyright and related or neighboring rights to", or "… have dedicated … to the public domain".
enum ZeroNotice {
    /// At most so many words lead from the first ones to what is given up.
    private static let reach = 45

    /// The mention that begins with "extent possible under law"; nil where nothing is given up.
    static func mention(at opening: Range<Int>, in text: GrantText) -> Mention? {
        var end: Int?
        for place in text.ahead(of: opening.upperBound, reach: reach) {
            if text.word(place, is: [.dedicating, .waiving]) { end = place + 1 }
            if text.word(place, is: .domain), end != nil { end = place + 1 }
            if text.endsSentence(place) { break }
        }
        return end.map {
            Mention(
                meaning: .notice("CC0-1.0"), words: opening.lowerBound..<$0, name: opening)
        }
    }
}
