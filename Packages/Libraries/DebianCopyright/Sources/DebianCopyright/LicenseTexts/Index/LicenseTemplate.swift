/// A text of the index: the number of each word in the vocabulary, and marks.
struct LicenseTemplate {
    /// The bits of ``words`` with a word's number.
    static let number = WordNumbers.bits
    /// Marks words that another text may lack.
    static let optional: UInt16 = 0x4000
    /// Marks a disclaimer's words.
    static let disclaimer: UInt16 = 0x8000
    /// The number for a holder's name.
    static let slot: UInt16 = 1
    /// The number for a passage that may have other words.
    static let passage: UInt16 = 2
    /// The first number of a word.
    static let firstWord: UInt16 = 3

    /// A number and its marks for each word or slot.
    let words: UnsafeBufferPointer<UInt16>
    /// The optional ranges, in order, each as start and count.
    let stretches: UnsafeBufferPointer<UInt16>
    /// The number of four-word runs outside of optional ranges that are in the table of seeds.
    let seedCount: Int
    /// The end of the copyright notice above the text proper; 0 without a notice.
    let endOfNotice: Int

    var count: Int { words.count }

    @inline(__always)
    subscript(position: Int) -> UInt16 { words[position] & Self.number }

    @inline(__always)
    func isDisclaimer(_ position: Int) -> Bool { words[position] & Self.disclaimer != 0 }

    @inline(__always)
    func isOptional(_ position: Int) -> Bool { words[position] & Self.optional != 0 }

    /// Whether another text may lack a passage, or have other words in it.
    var isChangeable: Bool {
        !stretches.isEmpty || words.contains { $0 & Self.number == Self.passage }
    }

    /// Whether some of the words are a passage that may have other words.
    func hasPassage(in positions: Range<Int>) -> Bool {
        positions.contains { self[$0] == Self.passage }
    }

    /// Whether some of the words are a slot for a name.
    func hasSlot(in positions: Range<Int>) -> Bool {
        positions.contains { self[$0] == Self.slot }
    }

    /// The number of words that another text may lack.
    var optionalCount: Int {
        var end = 0
        // A range may be inside of the previous one.
        return optionalRanges.reduce(0) { count, range in
            defer { end = max(end, range.upperBound) }
            return count + max(0, range.upperBound - max(end, range.lowerBound))
        }
    }

    /// The number of these words that another text may not lack.
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

/// Comparison of a license's words with a text's, four words at a time, because most of them agree
/// for long.
extension LicenseTemplate {
    /// The number of words in a row that agree from two positions.
    ///
    /// - Parameter direction: 1 to continue after the positions, -1 to continue before them.
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

    /// Four words from two positions, with zeros for words that agree. The first word is in the
    /// lowest 16 bits.
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
