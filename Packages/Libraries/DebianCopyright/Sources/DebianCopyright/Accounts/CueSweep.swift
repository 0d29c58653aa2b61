/// Finds the words of a text that may speak of rights and that nothing accounts for. Most sentences
/// have no such word and need no closer look.
struct CueSweep {
    private let text: ByteView
    private let words: [Word]
    private let cues = Self.cues
    /// Whether the text has Greek or Cyrillic letters.
    private let hasOtherScripts: Bool
    private var accounted: RangeSweep

    init(of sentences: Sentences, beside accounted: [Range<Int>]) {
        text = sentences.text
        words = sentences.words
        self.accounted = RangeSweep(of: accounted)
        let text = text
        hasOtherScripts = ByteView.otherScripts.contains { text.position(of: $0, from: 0) != nil }
    }

    /// The index of the next word that may speak of rights; nil if no such word is left.
    ///
    /// - Parameter start: the index to begin at; it never decreases from call to call.
    mutating func next(from start: Int) -> Int? {
        var letters = SpacedLetters()
        var strangers = Strangers()
        var index = start
        while index < words.count {
            let word = words[index]
            let isCue =
                cues.contains(word.hash) || text[word.start] >= 0x80
                || letters.areWords(with: word) || strangers.areSentence(with: word, of: text)
                || isPurpose(index)
                || hasOtherScripts && text[word.start..<word.end].mixesScripts
            guard isCue, !word.isMarker, !word.isAddress else {
                index += 1
                continue
            }
            guard let cover = accounted.range(overlapping: word.start..<word.end) else {
                return index
            }
            while index < words.count, words[index].start < cover.upperBound { index += 1 }
        }
        return nil
    }

    /// "are for"
    private func isPurpose(_ index: Int) -> Bool {
        index > 0 && words[index].hash == Terms.for
            && EnglishWords.known.roles(ofHash: words[index - 1].hash).isAny(of: .being)
    }

    /// A sentence without any of these words says nothing about rights.
    private static let cues = WordSet(
        RightsRole.words(of: .cues) + """
             may shall must illegal permission permissions permitted licensee licensor terms
            conditions restriction restrictions clause grant grants granted licensed redistribute
            redistribution allowed provided subject long freely whatever else others outside unless unlicensed withheld covered runs read than rather leave most prior
            nothing before beforehand out away

            """ + TelltaleWords.all + " " + ForeignTerms.words + " " + ForeignTerms.joiningWords)
}

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
