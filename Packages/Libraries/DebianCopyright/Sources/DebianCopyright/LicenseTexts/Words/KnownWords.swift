/// The words of one text, cut out and numbered once for all who ask about them.
struct TextWords {
    /// In the text's order, markers and parts of addresses included.
    let all: [Word]

    /// - Parameter words: cuts them out and numbers them; it keeps its storage for the next text.
    init(of text: ByteView, by words: inout KnownWords) {
        var all: [Word] = []
        words.read(text, into: &all)
        self.all = all
    }
}

/// Remembers the hashes and numbers of words. A few thousand words make up nearly all texts, so
/// most words are found here by their letters, and need not be hashed and numbered again.
///
/// Each word has one slot, where it replaces the word before: so this takes no more
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
    static func index(of letters: UInt128) -> Int {
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
    /// - Returns: how many they are; the text is at its end if ``isAtEnd`` is true.
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

    /// What is known of a run; nil if it was not met before.
    @inline(__always)
    private func slot(of run: WordRun) -> Slot? {
        guard let letters = run.letters?.small else { return nil }
        let slot = slots[Slot.index(of: letters)]
        return slot.letters == letters ? slot : nil
    }

    /// Hashes and numbers a run, and remembers it; nil if it is not all ASCII.
    @inline(never)
    private func learn(_ run: WordRun) -> Slot? {
        let bytes = reader.bytes[run.range]
        guard let hash = WordHash.hash(of: bytes) else { return nil }
        var slot = Slot(endings: EndingSigns(of: bytes), hash: hash, number: vocabulary[hash])
        if let letters = run.letters?.small {
            slot.letters = letters
            slots[Slot.index(of: letters)] = slot
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

/// The signs that simply end a word where they stand behind it. Other signs may join it to what
/// follows, or make it a list's number or part of an address.
struct EndingSigns {
    /// A bit for each sign below `@`.
    private var bits: UInt64 = 0

    /// No sign at all.
    init() {}

    /// The signs that simply end a run of letters and digits.
    init(of run: ByteView) {
        if run.isLoosePrefix || run.isCommentLeader { return }
        bits = ~0
        remove("'")
        remove("-")
        remove(":")
        if run.isListNumber || run.isRomanNumber { remove(")") }
        if run.isListNumber || run.last?.isDigit == true { remove(".") }
    }

    private mutating func remove(_ sign: Unicode.Scalar) {
        bits &= ~(1 &<< UInt64(sign.value))
    }

    @inline(__always)
    func contains(_ sign: UInt8) -> Bool {
        sign < 64 && bits &>> UInt64(sign) & 1 == 1
    }
}

extension Array where Element: BitwiseCopyable {
    /// Appends elements that `body` puts into room for so many at most.
    ///
    /// To append one at a time would ask at each for room, and count it: for a text's words that
    /// takes longer than to read them.
    ///
    /// - Parameters:
    ///   - count: for how many elements there is room.
    ///   - body: initializes the first ones and says how many they are.
    @inline(__always)
    mutating func append(
        atMost count: Int, filling body: (UnsafeMutableBufferPointer<Element>) -> Int
    ) {
        append(addingCapacity: count) { room in
            room.withUnsafeMutableBufferPointer { $1 = body($0) }
        }
    }
}
