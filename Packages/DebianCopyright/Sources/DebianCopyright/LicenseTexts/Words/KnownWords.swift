/// Remembers the hashes and numbers of words. A few thousand words make up nearly all texts, so
/// most words are found here by their letters, and need not be hashed and numbered again.
///
/// Each word has one slot, where it takes the place of the word before: so this takes no more
/// memory whatever is read.
struct KnownWords {
    /// Empty until so much was read that they pay for themselves.
    private var slots: [Slot] = []
    private var bytesUntilSlots = 4096
    private let index: LicenseIndex

    init(numberedBy index: LicenseIndex) {
        self.index = index
    }

    /// Appends the words of a text.
    mutating func read(_ text: ByteView, into words: inout [Word]) {
        if slots.isEmpty {
            bytesUntilSlots -= text.count
            guard bytesUntilSlots <= 0 else { return readUnknown(text, into: &words) }
            slots = Array(repeating: Slot(), count: 1 &<< Slot.bits)
        }
        // Few texts have more words than that, and to grow on the way would move those that were
        // read.
        words.reserveCapacity(text.count / 4)
        slots.withUnsafeMutableBufferPointer { slots in
            var reader = KnownWordReader(text, slots, index.vocabulary)
            while !reader.isAtEnd {
                words.append(atMost: Self.batch) { reader.fill($0) }
            }
        }
    }

    private static let batch = 256

    private func readUnknown(_ text: ByteView, into words: inout [Word]) {
        var reader = WordReader(text)
        while let word = reader.next(by: index.vocabulary) { words.append(word) }
    }
}

/// What is known of a word.
private struct Slot {
    /// The word in small letters; zero while there is none.
    var letters: UInt128 = 0
    var endings = EndingSigns()
    var hash: UInt32 = 0
    var number: UInt16 = 0

    /// There are 2 to the power of so many slots.
    static let bits = 13

    /// Where a word has its slot.
    @inline(__always)
    static func place(of letters: UInt128) -> Int {
        let mixed =
            UInt64(truncatingIfNeeded: letters) ^ UInt64(truncatingIfNeeded: letters &>> 64)
        return Int(
            truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- Self.bits))
    }
}

/// Cuts a text into words, and hashes and numbers those that are not known.
private struct KnownWordReader {
    private var reader: WordReader
    private let slots: UnsafeMutableBufferPointer<Slot>
    private let vocabulary: WordNumbers
    private(set) var isAtEnd = false

    init(
        _ text: ByteView, _ slots: UnsafeMutableBufferPointer<Slot>, _ vocabulary: WordNumbers
    ) {
        reader = WordReader(text)
        self.slots = slots
        self.vocabulary = vocabulary
    }

    /// Puts the next words into a buffer.
    ///
    /// - Returns: how many they are; the text is at its end where ``isAtEnd`` is true.
    mutating func fill(_ words: UnsafeMutableBufferPointer<Word>) -> Int {
        // A copy that nothing else sees stays in registers, and so does the count.
        var reader = reader
        var count = 0
        while !isAtEnd, count < words.count &- WordRuns.mostOfBlock {
            var run = reader.runs.nextOfBlock()
            while let known = run, let slot = slot(of: known), slot.endings.contains(known.sign),
                known.range.lowerBound >= reader.addressEnd
            {
                words.initializeElement(at: count, to: Word(slot, known.range))
                count &+= 1
                run = reader.runs.nextOfBlock()
            }
            guard let run else {
                isAtEnd = !reader.runs.goOn()
                continue
            }
            let slot = slot(of: run) ?? learn(run)
            if let slot, slot.endings.contains(run.sign), run.range.lowerBound >= reader.addressEnd
            {
                words.initializeElement(at: count, to: Word(slot, run.range))
                count &+= 1
            } else if let word = reader.word(from: run, hash: slot?.hash, by: vocabulary) {
                words.initializeElement(at: count, to: word)
                count &+= 1
            }
        }
        self.reader = reader
        return count
    }

    /// What is known of a run; nil where it was not met before.
    @inline(__always)
    private func slot(of run: WordRun) -> Slot? {
        guard let letters = run.letters?.small else { return nil }
        let slot = slots[Slot.place(of: letters)]
        return slot.letters == letters ? slot : nil
    }

    /// Hashes and numbers a run, and remembers it; nil where it is not all ASCII.
    @inline(never)
    private func learn(_ run: WordRun) -> Slot? {
        let bytes = reader.bytes[run.range]
        guard let hash = WordHash.hash(of: bytes) else { return nil }
        var slot = Slot(endings: EndingSigns(of: bytes), hash: hash, number: vocabulary[hash])
        if let letters = run.letters?.small {
            slot.letters = letters
            slots[Slot.place(of: letters)] = slot
        }
        return slot
    }
}

extension UInt128 {
    /// With small letters for capital ones.
    @inline(__always)
    fileprivate var small: UInt128 {
        // The bit that makes a letter small is set in every digit.
        self | 0x2020_2020_2020_2020_2020_2020_2020_2020
    }
}

extension Word {
    @inline(__always)
    fileprivate init(_ slot: Slot, _ range: Range<Int>) {
        self.init(hash: slot.hash, number: slot.number, range: range)
    }
}
