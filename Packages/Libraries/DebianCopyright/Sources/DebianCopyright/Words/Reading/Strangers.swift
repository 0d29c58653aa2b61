import DebianSystems

/// A long run of single letters, as in "n o   s a l e", which hides a word.
struct SpacedLetters {
    private var count = 0

    /// Whether the given word completes such a run.
    mutating func areWords(with word: Word) -> Bool {
        count = word.end - word.start == 1 ? count + 1 : 0
        return count >= 6
    }
}

/// A run of unknown words: a sentence in a language that the engine doesn't know.
struct Strangers {
    private var count = 0
    private var end = 0
    /// Whether a word of the run has a letter that English lacks. A list of commands has none.
    private var areForeign = false

    /// Whether the given word completes such a run. One word in five may be known, because
    /// languages share words. Signs or wide gaps end a run, because they separate the words of a
    /// list.
    @inline(__always)
    mutating func areSentence(with word: Word, of text: ByteView) -> Bool {
        // Most words are known, so this is the fast path.
        if word.number != 0, count == 0 {
            end = word.end
            return false
        }
        return areSentence(withStranger: word, of: text)
    }

    private mutating func areSentence(withStranger word: Word, of text: ByteView) -> Bool {
        // The first word has no gap before it.
        let gap = text[(end == 0 ? word.start : min(end, word.start))..<word.start]
        let isNext =
            gap.count == 1 || gap.contains(0x0A) && gap.allSatisfy(\.isBlankOrLineFeed)
        end = word.end
        let isStranger =
            word.number == 0 && !word.isMarker && !word.isAddress
            && (text[word.start] >= 0x80
                || text[word.start].isLetter && !text[word.start].isCapital)
            && !text.joins(word.start..<word.end)
            && EnglishWords.known.roles(ofHash: word.hash).isEmpty
        count = isStranger ? (isNext ? count + 1 : 1) : isNext ? max(0, count - 1) : 0
        let hasForeignLetter = text[word.start..<word.end].contains { $0 >= 0x80 }
        areForeign = count > 0 && (isNext && areForeign || hasForeignLetter)
        return count >= Self.shortest && areForeign
    }

    private static let shortest = 4
}
