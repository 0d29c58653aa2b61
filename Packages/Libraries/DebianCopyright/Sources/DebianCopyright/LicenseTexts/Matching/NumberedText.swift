import DebianSystems

/// A text with its words and the numbers of those words that are compared with licenses.
///
/// Positions of words are positions among the numbers. Words of addresses and list items' numbers
/// have no position.
struct NumberedText {
    let bytes: ByteView
    /// All words of the text.
    let words: [Word]
    private let numbered: NumberedWords

    init(_ bytes: ByteView, _ words: TextWords, _ numbered: NumberedWords) {
        self.bytes = bytes
        self.words = words.all
        self.numbered = numbered
    }

    /// The numbers of the words; 0 for a word that no license of the index has.
    var numbers: [UInt16] { numbered.numbers }

    /// The index of the word at a position among all words of the text.
    @inline(__always)
    func index(of position: Int) -> Int { numbered.wordIndex(of: position) }

    /// The word at a position.
    @inline(__always)
    func word(at position: Int) -> Word { words[index(of: position)] }

    /// The range of some words in bytes, from the first one's start to the last one's end.
    func bytes(of positions: Range<Int>) -> Range<Int> {
        guard let first = positions.first, let last = positions.last else { return 0..<0 }
        return word(at: first).start..<word(at: last).end
    }

    /// The range of some words and everything around them in bytes: from the end of the previous
    /// word to the start of the next one, or to the ends of the text.
    func bytes(around positions: Range<Int>) -> Range<Int> {
        let (first, next) = (positions.lowerBound, positions.upperBound)
        let start = first > 0 ? word(at: first - 1).end : 0
        let end = next < numbers.count ? word(at: next).start : bytes.count
        return start..<max(start, end)
    }
}

/// The words of a text as numbers of an index's vocabulary. The storage is reused.
struct NumberedWords {
    /// The words' numbers; 0 for a word that no license of the index has.
    private(set) var numbers: [UInt16] = []
    /// For each number, the index of its word in the text.
    private var wordIndices: [Int32] = []

    /// Reads the words of a text, without addresses and list items' numbers.
    mutating func read(_ words: TextWords) {
        numbers.removeAll(keepingCapacity: true)
        wordIndices.removeAll(keepingCapacity: true)
        let words = words.all
        numbers.append(atMost: words.count) { numbers in
            var count = 0
            wordIndices.append(atMost: words.count) { wordIndices in
                for index in words.indices {
                    let word = words[index]
                    // Written in any case: a word that is left out is overwritten by the next one.
                    numbers.initializeElement(at: count, to: word.number)
                    wordIndices.initializeElement(at: count, to: Int32(truncatingIfNeeded: index))
                    count &+= word.isMarker || word.isAddress ? 0 : 1
                }
                return count
            }
            return count
        }
    }

    /// The index of a number's word in the text.
    @inline(__always)
    func wordIndex(of position: Int) -> Int { Int(truncatingIfNeeded: wordIndices[position]) }
}
