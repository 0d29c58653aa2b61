import DebianSystems

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
                || isPurpose(index) || isExclusion(index)
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
        index > 0 && words[index].hash == "for"
            && EnglishWords.known.roles(ofHash: words[index - 1].hash).isAny(of: .being)
    }

    /// "Not in", "Only for"
    private func isExclusion(_ index: Int) -> Bool {
        text[words[index].start].isCapital && index + 1 < words.count
            && LeftoverSentence.areExclusion(words[index].hash, words[index + 1].hash)
    }

    /// A sentence without any of these words says nothing about rights.
    private static let cues = WordSet(
        [
            RightsRole.words(of: .cues), TelltaleWords.all, PermittingWords.doubts,
            ForeignTerms.words, ForeignTerms.joiningWords,
            """
            may can shall must free illegal permission permissions permitted licensee licensor terms
            conditions restriction restrictions clause grant grants granted licensed redistribute
            redistribution allowed provided subject long freely whatever else others outside unless
            unlicensed withheld covered runs read than rather leave most prior nothing before
            beforehand out away license licence fair please everyone everybody keep keeps reserve
            reserves
            """,
        ].joined(separator: " "))
}
