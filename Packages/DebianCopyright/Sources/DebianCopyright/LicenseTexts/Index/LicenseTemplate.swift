/// A text of the index, word by word: the number of each word in the vocabulary, and marks.
struct LicenseTemplate {
    /// The bits of ``words`` that number a word.
    static let number: UInt16 = 0x3FFF
    /// Marks words that another text may lack.
    static let optional: UInt16 = 0x4000
    /// Marks a disclaimer's words.
    static let disclaimer: UInt16 = 0x8000
    /// The number that stands for a holder's name.
    static let slot: UInt16 = 1
    /// The number that stands for a passage that may have other words.
    static let passage: UInt16 = 2
    /// The first number of a word.
    static let firstWord: UInt16 = 3

    /// A number and its marks for each word or slot.
    let words: UnsafeBufferPointer<UInt16>
    /// The borders of the optional stretches, in order, as start and count.
    let stretches: UnsafeBufferPointer<UInt16>
    /// How many of its four-word runs outside of optional stretches are in the table of seeds.
    let seedCount: Int
    /// Among texts that fit as well as this one, the smallest wins.
    let rank: Int

    var count: Int { words.count }

    @inline(__always)
    subscript(position: Int) -> UInt16 { words[position] & Self.number }

    @inline(__always)
    func isDisclaimer(_ position: Int) -> Bool { words[position] & Self.disclaimer != 0 }

    @inline(__always)
    func isOptional(_ position: Int) -> Bool { words[position] & Self.optional != 0 }

    /// Whether another text may lack a passage of it, or have other words there.
    var isChangeable: Bool {
        !stretches.isEmpty || words.contains { $0 & Self.number == Self.passage }
    }

    /// How many words another text may lack.
    var optionalCount: Int { optionalRanges.reduce(0) { $0 + $1.count } }

    var optionalRanges: some Sequence<Range<Int>> {
        (0..<stretches.count / 2).lazy.map {
            Int(stretches[2 * $0])..<Int(stretches[2 * $0]) + Int(stretches[2 * $0 + 1])
        }
    }
}
