import DebianSystems

/// The words of a text, split and numbered once for everything that needs them.
struct TextWords {
    /// All words in the text's order, including markers and parts of addresses.
    let all: [Word]

    /// The words without numbers.
    init(of text: ByteView) {
        var all: [Word] = []
        var reader = WordReader(text)
        while let word = reader.next() { all.append(word) }
        self.all = all
    }

    /// - Parameter words: splits and numbers the words, and keeps its storage for the next text.
    init(of text: ByteView, by words: inout KnownWords) {
        var all: [Word] = []
        words.read(text, into: &all)
        self.all = all
    }
}

/// Remembers the hashes and numbers of words. A few thousand words make up nearly all texts, so
/// most words are found here by their letters and need not be hashed and numbered again.
///
/// Each word has one slot, in which it replaces the previous word. So memory is limited, no matter
/// what is read.
struct KnownWords {
    /// Empty until enough text was read for the slots to save time.
    private var slots: [Slot] = []
    private var bytesUntilSlots = 4096
    private let numbering: any WordNumbering

    init(numberedBy numbering: any WordNumbering) {
        self.numbering = numbering
    }

    /// Appends the words of a text.
    mutating func read(_ text: ByteView, into words: inout [Word]) {
        if slots.isEmpty {
            bytesUntilSlots -= text.count
            guard bytesUntilSlots <= 0 else { return readUnknown(text, into: &words) }
            slots = Array(repeating: Slot(), count: 1 &<< Slot.bits)
        }
        // Few texts have more words, and growing the array would move the words that were already
        // read.
        words.reserveCapacity(text.count / 4)
        slots.withUnsafeMutableBufferPointer { slots in
            var reader = KnownWordReader(text, slots, numbering.vocabulary)
            while !reader.isAtEnd {
                words.append(atMost: Self.batch) { reader.fill($0) }
            }
        }
    }

    private static let batch = 256

    private func readUnknown(_ text: ByteView, into words: inout [Word]) {
        var reader = WordReader(text)
        while let word = reader.next(by: numbering.vocabulary) { words.append(word) }
    }
}

/// The data of a remembered word.
private struct Slot {
    /// The word in lowercase; zero in an empty slot.
    var letters: UInt128 = 0
    var endings = EndingSigns()
    var hash = WordHash.absent
    var number: UInt16 = 0

    /// There are 2 to the power of `bits` slots.
    static let bits = 13

    /// The index of a word's slot.
    @inline(__always)
    static func index(of letters: UInt128) -> Int {
        let mixed =
            UInt64(truncatingIfNeeded: letters) ^ UInt64(truncatingIfNeeded: letters &>> 64)
        return Int(
            truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- Self.bits))
    }
}

/// Splits a text into words, and hashes and numbers unknown words.
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
    /// - Returns: the number of words; the text is finished if ``isAtEnd`` is true.
    mutating func fill(_ words: UnsafeMutableBufferPointer<Word>) -> Int {
        // A private copy stays in registers, and so does the count.
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

    /// The slot of a run; nil if the run is new.
    @inline(__always)
    private func slot(of run: WordRun) -> Slot? {
        guard let letters = run.letters?.small else { return nil }
        let slot = slots[Slot.index(of: letters)]
        return slot.letters == letters ? slot : nil
    }

    /// Hashes and numbers a run, and remembers it; nil if the run isn't all ASCII.
    @inline(never)
    private func learn(_ run: WordRun) -> Slot? {
        let bytes = reader.bytes[run.range]
        guard let hash = WordHash(of: bytes) else { return nil }
        var slot = Slot(endings: EndingSigns(of: bytes), hash: hash, number: vocabulary[hash])
        if let letters = run.letters?.small {
            slot.letters = letters
            slots[Slot.index(of: letters)] = slot
        }
        return slot
    }
}

extension UInt128 {
    /// The letters in lowercase.
    @inline(__always)
    fileprivate var small: UInt128 {
        // The bit for lowercase is already set in every digit.
        self | 0x2020_2020_2020_2020_2020_2020_2020_2020
    }
}

extension Word {
    @inline(__always)
    fileprivate init(_ slot: Slot, _ range: Range<Int>) {
        self.init(hash: slot.hash, number: slot.number, range: range)
    }
}

/// The signs that end a word and do nothing else. Other signs may join the word to the next one,
/// make it a list item's number, or make it part of an address.
struct EndingSigns {
    /// A bit for each sign below `@`.
    private var bits: UInt64 = 0

    /// No signs.
    init() {}

    /// The signs that only end a run of letters and digits.
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
    /// Appends elements that `body` puts into a buffer of limited size.
    ///
    /// Appending elements one by one would check the capacity and update the count each time, which
    /// takes longer than reading a text's words.
    ///
    /// - Parameters:
    ///   - count: the size of the buffer, in elements.
    ///   - body: initializes the first elements and returns their number.
    @inline(__always)
    mutating func append(
        atMost count: Int, filling body: (UnsafeMutableBufferPointer<Element>) -> Int
    ) {
        append(addingCapacity: count) { room in
            room.withUnsafeMutableBufferPointer { $1 = body($0) }
        }
    }
}
