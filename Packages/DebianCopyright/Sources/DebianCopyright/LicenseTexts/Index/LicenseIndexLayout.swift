/// Where the parts of an index stand, as its header says.
///
/// An index is a run of bytes, numbers in little-endian order, used where it lies:
///
///     header     12 numbers of 32 bits: magic, checksum, and the counts below in order
///     vocabulary 2^bits of a word's hash (18 bits) and its number (14 bits, 0 in a free slot)
///     classes    a byte a number
///     templates  8 numbers of 32 bits: name, its length, first word, words, first optional
///                stretch, optional stretches, seeds, flags (bit 0: exception; rank above)
///     seeds      2^bits of tag and list, 32 bits each
///     postings   template and position, 16 bits each
///     optionals  start and count, 16 bits each
///     words      16 bits each
///     names      UTF-8
struct LicenseIndexLayout: Sendable {
    static let magic: UInt32 = 0x3149_4C44
    static let headerSize = 48
    static let templateSize = 32

    var vocabularyBits = 0
    var numberCount = 0
    var templateCount = 0
    var seedBits = 0
    var postingCount = 0
    var optionalCount = 0
    var wordCount = 0
    var nameBytes = 0

    private(set) var vocabulary = Self.headerSize
    private(set) var classes = 0
    private(set) var templates = 0
    private(set) var seeds = 0
    private(set) var postings = 0
    private(set) var optionals = 0
    private(set) var words = 0
    private(set) var names = 0
    private(set) var end = 0

    /// The counts in the header's order.
    var counts: [Int] {
        [
            vocabularyBits, numberCount, templateCount, seedBits, postingCount, optionalCount,
            wordCount, nameBytes,
        ]
    }

    /// Nil where the counts are none that an index can have.
    init?(counts: [Int]) {
        guard counts.count == 8, counts.allSatisfy({ $0 >= 0 && $0 < 1 << 28 }),
            counts[0] < 24, (1..<24).contains(counts[3])
        else { return nil }
        vocabularyBits = counts[0]
        numberCount = counts[1]
        templateCount = counts[2]
        seedBits = counts[3]
        postingCount = counts[4]
        optionalCount = counts[5]
        wordCount = counts[6]
        nameBytes = counts[7]
        classes = vocabulary + (4 << vocabularyBits)
        templates = Self.padded(classes + numberCount)
        seeds = templates + Self.templateSize * templateCount
        postings = seeds + (8 << seedBits)
        optionals = postings + 4 * postingCount
        words = optionals + 4 * optionalCount
        names = Self.padded(words + 2 * wordCount)
        end = names + nameBytes
    }

    private static func padded(_ offset: Int) -> Int { (offset + 3) / 4 * 4 }
}
