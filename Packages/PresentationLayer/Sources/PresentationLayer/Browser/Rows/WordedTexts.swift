import DomainLayer

/// Texts made of words that many of them have, as licences are, to look for phrases in.
///
/// A phrase without blanks stands in a word or nowhere. So each different word is looked through
/// once, and the texts themselves never.
struct WordedTexts: Sendable {
    private let words: FoldedTexts
    /// The numbers of each text's different words, one text behind the other.
    private var numbers: [Int32] = []
    /// Where those of each text end; they begin where those of the one before it end.
    private var ends: [Int] = []

    init(_ texts: some Sequence<String>) {
        var words = InternTable<Substring>()
        for text in texts {
            let start = numbers.count
            for word in text.split(separator: " ") {
                let number = Int32(words.number(of: word))
                if !numbers[start...].contains(number) { numbers.append(number) }
            }
            ends.append(numbers.count)
        }
        self.words = FoldedTexts(words.values)
    }

    /// Of each text whether it holds the phrase.
    ///
    /// - Parameter phrase: one without blanks.
    func holding(_ phrase: Phrase) -> [Bool] {
        let isHeld = words.holding(phrase)
        var start = 0
        return ends.map { end in
            defer { start = end }
            return numbers[start..<end].contains { isHeld[Int($0)] }
        }
    }
}
