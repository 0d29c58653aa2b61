import DebianSystems
import LicenseIndexData

/// The texts that other texts are compared with, stored as numbers only.
///
/// An index is used in place, so opening one reads only its header.
final class LicenseIndex: WordNumbering {
    // The bytes never change after `init`, and live as long as this object.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let isOwner: Bool
    let layout: LicenseIndexLayout

    /// The index of the SPDX list's texts, part of the program.
    static let spdx = embedded(spdx_index())

    /// The index of the texts that LicenseDB has and the SPDX list lacks, part of the program.
    static let licenseDB = embedded(licensedb_index())

    private static func embedded(_ index: license_index) -> LicenseIndex {
        guard let index = LicenseIndex(base: index.bytes, count: index.size, isOwner: false)
        else { preconditionFailure("a license index is damaged: make license-index") }
        return index
    }

    /// Copies an index; nil if the bytes aren't an index, or aren't complete.
    convenience init?(_ bytes: [UInt8]) {
        guard bytes.count >= LicenseIndexLayout.headerSize,
            LicenseIndex.checksum(of: bytes)
                == bytes.withUnsafeBytes({ $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self) })
        else { return nil }
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 8)
        bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        self.init(base: UnsafeRawPointer(copy), count: bytes.count, isOwner: true)
    }

    private init?(base: UnsafeRawPointer, count: Int, isOwner: Bool) {
        self.base = base
        self.isOwner = isOwner
        guard count >= LicenseIndexLayout.headerSize,
            base.load(as: UInt32.self) == LicenseIndexLayout.magic,
            let layout = LicenseIndexLayout(
                counts: (2..<10).map {
                    Int(base.load(fromByteOffset: $0 * 4, as: UInt32.self))
                }),
            layout.end == count
        else {
            if isOwner { base.deallocate() }
            return nil
        }
        self.layout = layout
    }

    deinit {
        if isOwner { base.deallocate() }
    }

    /// A hash of all bytes after the checksum itself.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        ByteView.withBytes(of: bytes) { view in
            UInt32(truncatingIfNeeded: view[min(8, view.count)..<view.count].hash(seed: 0))
        }
    }
}

extension LicenseIndex {
    /// The number of texts. They are numbered from 0.
    var templateCount: Int { layout.templateCount }

    /// The number of word numbers.
    var numberCount: Int { layout.numberCount }

    /// The version of the SPDX list that the texts are from, `3.28.0`; `0.0.0` for other texts.
    var listVersion: String {
        let version = base.load(
            fromByteOffset: LicenseIndexLayout.versionOffset, as: UInt32.self)
        return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
    }

    var vocabulary: WordNumbers {
        WordNumbers(base + layout.vocabulary, bits: layout.vocabularyBits)
    }

    /// Finds runs of four words; valid as long as the index.
    var seeds: SeedTable {
        SeedTable(
            slots: base + layout.seeds, bits: layout.seedBits, postings: base + layout.postings,
            postingCount: layout.postingCount)
    }

    /// The class of a word by its number; plain for a word that no license has.
    @inline(__always)
    func wordClass(of number: UInt16) -> WordClass {
        guard number > 0 else { return .plain }
        let raw = base.load(fromByteOffset: layout.classes &+ Int(number), as: UInt8.self)
        return WordClass(rawValue: raw) ?? .plain
    }

    func template(_ index: Int) -> LicenseTemplate {
        let at = base + layout.templates + LicenseIndexLayout.templateSize * index
        func field(_ index: Int) -> Int { Int(at.load(fromByteOffset: index * 4, as: UInt32.self)) }
        return LicenseTemplate(
            words: numbers(at: layout.words + 2 * field(2), count: field(3)),
            stretches: numbers(at: layout.optionals + 4 * field(4), count: 2 * field(5)),
            seedCount: field(6), endOfNotice: field(7) >> 2)
    }

    private func numbers(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt16> {
        UnsafeBufferPointer(
            start: (base + offset).assumingMemoryBound(to: UInt16.self), count: count)
    }

    /// The SPDX id of a text.
    func id(of template: Int) -> String {
        let at = base + layout.templates + LicenseIndexLayout.templateSize * template
        let name = Int(at.load(as: UInt32.self))
        let count = Int(at.load(fromByteOffset: 4, as: UInt32.self))
        return String(
            decoding: UnsafeRawBufferPointer(start: base + layout.names + name, count: count),
            as: UTF8.self)
    }

    /// Whether a text is on the SPDX list.
    func isListed(_ template: Int) -> Bool { id(of: template) != LicenseIndexBuilder.unlistedID }

    /// Whether a text is an exception's, whose id follows `WITH`.
    func isException(_ template: Int) -> Bool { flags(of: template) & 1 != 0 }

    /// Whether a text lacks its disclaimer.
    func isIncomplete(_ template: Int) -> Bool { flags(of: template) & 2 != 0 }

    private func flags(of template: Int) -> UInt32 {
        let at = layout.templates + LicenseIndexLayout.templateSize * template
        return base.load(fromByteOffset: at + 28, as: UInt32.self)
    }
}

/// The positions of an index's parts, from its header.
///
/// An index is a sequence of bytes that is used in place, with numbers in little-endian order:
///
///     header     12 numbers of 32 bits: magic, checksum, the counts below in order, the SPDX
///                list's version (a byte each for its parts, the last one lowest), a spare one
///     vocabulary 2^bits of a word's hash (18 bits) and its number (14 bits, 0 in a free slot)
///     classes    a byte a number
///     templates  8 numbers of 32 bits: name, its length, first word, words, first optional
///                stretch, optional stretches, seeds, flags (bit 0: exception; bit 1: without
///                its disclaimer; above them the end of a copyright notice before the text)
///     seeds      2^bits of tag and list, 32 bits each
///     postings   template and position, 16 bits each
///     optionals  start and count, 16 bits each
///     words      16 bits each
///     names      UTF-8
struct LicenseIndexLayout: Sendable {
    static let magic: UInt32 = 0x3149_4C44
    static let headerSize = 48
    static let versionOffset = 40
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

    /// Nil if no index can have these counts.
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

    /// The last number of a template's entry.
    static func flags(isException: Bool, isIncomplete: Bool, endOfNotice: Int) -> Int {
        endOfNotice << 2 | (isIncomplete ? 2 : 0) | (isException ? 1 : 0)
    }

    private static func padded(_ offset: Int) -> Int { (offset + 3) / 4 * 4 }
}
