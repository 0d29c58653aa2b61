/// A text beside its words and the numbers of those that are compared with licences.
///
/// Places of words are places among the numbers: words that number a list's items and addresses
/// have none.
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

    /// The numbers of the words; 0 for a word that no licence of the index has.
    var numbers: [UInt16] { numbered.numbers }

    /// Which of all words of the text the one at a place is.
    @inline(__always)
    func index(of place: Int) -> Int { numbered.place(of: place) }

    /// The word at a place.
    @inline(__always)
    func word(at place: Int) -> Word { words[index(of: place)] }

    /// Where some words stand in the text, in bytes: from the first one's start to the last one's
    /// end.
    func bytes(of places: Range<Int>) -> Range<Int> {
        guard let first = places.first, let last = places.last else { return 0..<0 }
        return word(at: first).start..<word(at: last).end
    }

    /// Where some words stand in the text with all that is around them: from the end of the word
    /// before them to the start of the word behind them, or to the ends of the text.
    func bytes(around places: Range<Int>) -> Range<Int> {
        let (first, next) = (places.lowerBound, places.upperBound)
        let start = first > 0 ? word(at: first - 1).end : 0
        let end = next < numbers.count ? word(at: next).start : bytes.count
        return start..<max(start, end)
    }
}
