import RegexBuilder

extension String {
    /// The text with other words in the place of some.
    ///
    /// - Throws: `MissingWords` where the text doesn't have them: the data changed, and what is
    ///   made of it would be nobody's wording.
    func rewording(
        _ words: some RegexComponent, as others: String, maxReplacements: Int = .max
    ) throws(MissingWords) -> String {
        guard contains(words) else { throw MissingWords(words: "\(words)") }
        return replacing(words, with: others, maxReplacements: maxReplacements)
    }
}

struct MissingWords: Error, Hashable, CustomStringConvertible {
    var words: String

    var description: String { "it lacks \"\(words)\"" }
}
