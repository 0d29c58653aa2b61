/// The table of an index that says which texts have four given words, and at which positions.
///
/// Every word of every text is looked up here, so the table is a value of a few words, which a loop
/// keeps in registers.
struct SeedTable {
    private let slots: UnsafePointer<SeedSlot>
    private let allPostings: UnsafePointer<SeedPosting>
    private let bits: Int
    /// The number of postings of all entries.
    let postingCount: Int

    /// - Parameter slots: 2 to the power of `bits` slots, with `bits` above 0, and at least one of
    ///   them free. The slots and the postings must outlive the value.
    init(slots: UnsafeRawPointer, bits: Int, postings: UnsafeRawPointer, postingCount: Int) {
        self.slots = slots.assumingMemoryBound(to: SeedSlot.self)
        self.bits = bits
        self.postingCount = postingCount
        allPostings = postings.assumingMemoryBound(to: SeedPosting.self)
    }

    /// The entry of four words by their hash; nil if no text has the words.
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
    /// Finds the seeds that a text shares with licenses.
    ///
    /// - Parameters:
    ///   - words: the numbers of the text's words.
    ///   - seeds: its content is replaced by the seeds, in the text's order.
    func findSeeds(of words: [UInt16], into seeds: inout [TextSeed]) {
        seeds.removeAll(keepingCapacity: true)
        // A run that begins before the text has zeros, the number of unknown words, so no license
        // has that run.
        var key: UInt64 = 0
        for (last, word) in words.enumerated() {
            key = key &<< 16 | UInt64(word)
            guard let slot = slot(of: SeedKey.hash(key)) else { continue }
            let first = Int32(truncatingIfNeeded: last &- SeedKey.length &+ 1)
            seeds.append(TextSeed(position: first, slot: slot))
        }
    }
}

/// Four words of a text that licenses also have.
struct TextSeed {
    /// The position of the first word in the text.
    let position: Int32
    /// The entry with the positions in the licenses.
    let slot: SeedSlot
}

// MARK: Entries

/// A position in one of the index's texts: the text and a position in it, 16 bits each.
struct SeedPosting {
    private let bits: UInt32

    /// The number of the text.
    @inline(__always)
    var template: Int { Int(truncatingIfNeeded: bits &>> 16) }

    /// The position in the text.
    @inline(__always)
    var position: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF) }
}

/// An entry of the table of seeds: the tag of four words, and the position of their list of
/// postings.
struct SeedSlot {
    var tag: UInt32 = 0
    /// The start of the list (24 bits) and its number of postings (8 bits); 0 in a free slot.
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

    /// The number of postings in the list.
    @inline(__always)
    var count: Int { Int(truncatingIfNeeded: list & 0xFF) }
}

/// The key of a seed (its four words in 64 bits, the first one uppermost), and the parts of the
/// key's hash that the table of seeds uses.
enum SeedKey {
    /// The number of words in a seed.
    static let length = 4

    static func of(_ words: some Sequence<UInt16>) -> UInt64 {
        words.reduce(0) { $0 << 16 | UInt64($1) }
    }

    @inline(__always)
    static func hash(_ key: UInt64) -> UInt64 {
        let mixed = (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
    }

    /// The order in which runs are chosen as seeds, lowest first. Choosing by the hash itself would
    /// crowd the beginning of the table, because that is where low hashes go.
    static func order(_ key: UInt64) -> UInt64 { hash(key).byteSwapped }

    /// The first slot to check for a hash in a table of 2 to the power of `bits` slots: the highest
    /// bits of the hash.
    @inline(__always)
    static func slot(_ hash: UInt64, bits: Int) -> Int {
        Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits))
    }

    /// The part of a hash that a slot stores, to distinguish seeds with the same slot.
    @inline(__always)
    static func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash &>> 8)
    }
}
