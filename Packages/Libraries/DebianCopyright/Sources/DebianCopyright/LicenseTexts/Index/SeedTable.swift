/// The table of an index that tells which texts have four given words, and where.
///
/// It is asked for every word of every text, so it is a value of a few words, which a loop keeps in
/// registers.
struct SeedTable {
    private let slots: UnsafePointer<SeedSlot>
    private let allPostings: UnsafePointer<SeedPosting>
    private let bits: Int
    /// How many postings all entries have together.
    let postingCount: Int

    /// - Parameter slots: as many as 2 to the power of `bits`, which is not 0, at least one of them
    ///   free; they and the postings must outlive the value.
    init(slots: UnsafeRawPointer, bits: Int, postings: UnsafeRawPointer, postingCount: Int) {
        self.slots = slots.assumingMemoryBound(to: SeedSlot.self)
        self.bits = bits
        self.postingCount = postingCount
        allPostings = postings.assumingMemoryBound(to: SeedPosting.self)
    }

    /// The entry of four words by their hash; nil if no text has them.
    @inline(__always)
    func slot(of hash: UInt64) -> SeedSlot? {
        let tag = SeedKey.tag(hash)
        let mask = 1 &<< bits &- 1
        var index = SeedKey.slot(hash, bits: bits)
        while true {
            let slot = slots[index]
            if !slot.isTaken { return nil }
            if slot.tag == tag { return slot }
            index = (index &+ 1) & mask
        }
    }

    /// The postings of an entry.
    @inline(__always)
    func postings(of slot: SeedSlot) -> UnsafeBufferPointer<SeedPosting> {
        UnsafeBufferPointer(start: allPostings + slot.first, count: slot.count)
    }
}

// MARK: The seeds of a text

extension SeedTable {
    /// Finds the seeds that a text has in common with licenses.
    ///
    /// - Parameters:
    ///   - words: the numbers of the text's words.
    ///   - seeds: takes them in the text's order, instead of what it holds.
    func findSeeds(of words: [UInt16], into seeds: inout [TextSeed]) {
        seeds.removeAll(keepingCapacity: true)
        // A run that begins before the text has zeros, as for words that no license has: no license
        // has it.
        var key: UInt64 = 0
        for (last, word) in words.enumerated() {
            key = key &<< 16 | UInt64(word)
            guard let slot = slot(of: SeedKey.hash(key)) else { continue }
            let first = Int32(truncatingIfNeeded: last &- SeedKey.length &+ 1)
            seeds.append(TextSeed(position: first, slot: slot))
        }
    }
}

/// Four words of a text that licenses have too.
struct TextSeed {
    /// The first of the words in the text.
    let position: Int32
    /// Where the licenses have them.
    let slot: SeedSlot
}

// MARK: Entries

/// A position in one of the index's texts: the text and a position in it, 16 bits each.
struct SeedPosting {
    private let bits: UInt32

    /// Which text it is in.
    @inline(__always)
    var template: Int { Int(truncatingIfNeeded: bits &>> 16) }

    /// Where in it.
    @inline(__always)
    var position: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF) }
}

/// An entry of the table of seeds: the tag of four words, and where their list of postings is.
struct SeedSlot {
    var tag: UInt32 = 0
    /// Where the list begins (24 bits), and how many postings it has (8 bits); 0 in a free slot.
    var list: UInt32 = 0

    init() {}

    init(tag: UInt32, first: Int, count: Int) {
        self.tag = tag
        list = UInt32(first) << 8 | UInt32(count)
    }

    @inline(__always)
    var isTaken: Bool { list & 0xFF != 0 }

    /// The first posting of the list.
    @inline(__always)
    var first: Int { Int(truncatingIfNeeded: list &>> 8) }

    /// How many postings the list has.
    @inline(__always)
    var count: Int { Int(truncatingIfNeeded: list & 0xFF) }
}

/// The key of a seed, its four words in 64 bits with the first one uppermost, and what of the key's
/// hash the table of seeds looks it up by.
enum SeedKey {
    /// How many words a seed has.
    static let length = 4

    static func of(_ words: some Sequence<UInt16>) -> UInt64 {
        words.reduce(0) { $0 << 16 | UInt64($1) }
    }

    @inline(__always)
    static func hash(_ key: UInt64) -> UInt64 {
        let mixed = (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
    }

    /// The order in which runs are chosen to be seeds, the smallest first. To choose by the hash
    /// itself would crowd the table's beginning, for that is where small hashes go.
    static func order(_ key: UInt64) -> UInt64 { hash(key).byteSwapped }

    /// The slot in which a table of 2 to the power of `bits` slots begins to look for a hash: its
    /// highest bits.
    @inline(__always)
    static func slot(_ hash: UInt64, bits: Int) -> Int {
        Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits))
    }

    /// What a slot keeps of a hash, to tell the seeds apart that meet there.
    @inline(__always)
    static func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash &>> 8)
    }
}
