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
    /// Where the copyright notice above the text proper ends; 0 without one.
    let endOfNotice: Int

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

    /// Whether some of its words are a passage that may have other words.
    func hasPassage(in positions: Range<Int>) -> Bool {
        positions.contains { self[$0] == Self.passage }
    }

    /// Whether some of its words are a slot for a name.
    func hasSlot(in positions: Range<Int>) -> Bool {
        positions.contains { self[$0] == Self.slot }
    }

    /// How many words another text may lack.
    var optionalCount: Int {
        var end = 0
        // A stretch may lie in the one before it.
        return optionalRanges.reduce(0) { count, range in
            defer { end = max(end, range.upperBound) }
            return count + max(0, range.upperBound - max(end, range.lowerBound))
        }
    }

    /// How many of some words another text may not lack.
    func necessaryCount(in positions: Range<Int>) -> Int {
        positions.count { !isOptional($0) }
    }

    /// Whether a position is in the copyright notice above the text proper.
    func isNotice(_ position: Int) -> Bool {
        position < endOfNotice
            && optionalRanges.contains { $0.upperBound == endOfNotice && $0.contains(position) }
    }

    var optionalRanges: some Sequence<Range<Int>> {
        (0..<stretches.count / 2).lazy.map {
            Int(stretches[2 * $0])..<Int(stretches[2 * $0]) + Int(stretches[2 * $0 + 1])
        }
    }
}

// MARK: Agreement with a text

/// How long a license's words and a text's agree: asked of four words at once, since most of what
/// is compared agrees for long.
extension LicenseTemplate {
    /// How many words in a row agree from two positions on.
    ///
    /// - Parameter direction: 1 to go on behind them, -1 to go on before them.
    @inline(__always)
    func wordsAlike(
        from position: Int, _ text: UnsafeBufferPointer<UInt16>, from origin: Int, direction: Int
    ) -> Int {
        direction > 0
            ? wordsAlike(behind: position, text, behind: origin)
            : wordsAlike(before: position, text, before: origin)
    }

    private func wordsAlike(
        behind position: Int, _ text: UnsafeBufferPointer<UInt16>, behind origin: Int
    ) -> Int {
        let most = min(count &- position, text.count &- origin)
        var alike = 0
        while alike &+ 4 <= most {
            let differences = differences(position &+ alike, text, origin &+ alike)
            if differences != 0 { return alike &+ differences.trailingZeroBitCount / 16 }
            alike &+= 4
        }
        while alike < most, self[position &+ alike] == text[origin &+ alike] { alike &+= 1 }
        return alike
    }

    private func wordsAlike(
        before position: Int, _ text: UnsafeBufferPointer<UInt16>, before origin: Int
    ) -> Int {
        let most = min(position, origin) &+ 1
        var alike = 0
        while alike &+ 4 <= most {
            let differences = differences(position &- alike &- 3, text, origin &- alike &- 3)
            if differences != 0 { return alike &+ differences.leadingZeroBitCount / 16 }
            alike &+= 4
        }
        while alike < most, self[position &- alike] == text[origin &- alike] { alike &+= 1 }
        return alike
    }

    private static let fourNumbers = UInt64(number) * 0x0001_0001_0001_0001

    /// Zeros where four words from two positions on agree, the first one in the lowest 16 bits.
    @inline(__always)
    private func differences(
        _ position: Int, _ text: UnsafeBufferPointer<UInt16>, _ origin: Int
    ) -> UInt64 {
        let four = UnsafeRawBufferPointer(words).loadUnaligned(
            fromByteOffset: 2 &* position, as: UInt64.self)
        let other = UnsafeRawBufferPointer(text).loadUnaligned(
            fromByteOffset: 2 &* origin, as: UInt64.self)
        return UInt64(littleEndian: four ^ other) & Self.fourNumbers
    }
}
