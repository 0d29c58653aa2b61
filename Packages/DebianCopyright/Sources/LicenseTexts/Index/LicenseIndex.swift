import Bytes
import LicenseIndexData

/// Licence texts as numbers: what is matched against, and all that the program keeps of them.
///
/// It is used where it lies: opening it reads the header alone.
public final class LicenseIndex: Sendable {
    // The bytes never change after `init`, and live as long as this object.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let isOwner: Bool
    let layout: LicenseIndexLayout

    /// The index of the SPDX list's texts that is part of the program.
    public static let embedded: LicenseIndex = {
        guard
            let index = LicenseIndex(
                base: license_index(), count: license_index_size(), isOwner: false)
        else { preconditionFailure("the licence index is damaged: make license-index") }
        return index
    }()

    /// Copies an index; nil where the bytes are none, or not all that the builder wrote.
    public convenience init?(_ bytes: [UInt8]) {
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

    /// A hash of everything behind itself.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        ByteView.withBytes(of: bytes) { view in
            UInt32(truncatingIfNeeded: view[min(8, view.count)..<view.count].hash(seed: 0))
        }
    }
}

extension LicenseIndex {
    /// How many texts there are; they are numbered from 0.
    public var templateCount: Int { layout.templateCount }

    /// How many numbers of words there are.
    var numberCount: Int { layout.numberCount }

    /// The number of the word with this hash; 0 where no licence has it.
    @inline(__always)
    func number(ofHash hash: UInt32) -> UInt16 {
        let mask = 1 &<< layout.vocabularyBits &- 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let word = base.load(fromByteOffset: layout.vocabulary &+ 4 &* slot, as: UInt32.self)
            let number = UInt16(truncatingIfNeeded: word) & LicenseTemplate.number
            if number == 0 || (word ^ hash) &>> 14 == 0 { return number }
            slot = (slot &+ 1) & mask
        }
    }

    /// The class of a word by its number; a word that no licence has is plain.
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
            seedCount: field(6), rank: field(7) >> 1)
    }

    private func numbers(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt16> {
        UnsafeBufferPointer(
            start: (base + offset).assumingMemoryBound(to: UInt16.self), count: count)
    }

    /// The SPDX id of a text.
    public func id(of template: Int) -> String {
        let at = base + layout.templates + LicenseIndexLayout.templateSize * template
        let name = Int(at.load(as: UInt32.self))
        let count = Int(at.load(fromByteOffset: 4, as: UInt32.self))
        return String(
            decoding: UnsafeRawBufferPointer(start: base + layout.names + name, count: count),
            as: UTF8.self)
    }

    /// Whether a text is that of an exception, which stands behind `WITH`.
    public func isException(_ template: Int) -> Bool {
        let at = layout.templates + LicenseIndexLayout.templateSize * template
        return base.load(fromByteOffset: at + 28, as: UInt32.self) & 1 == 1
    }

    /// Where templates have the four words that `key` packs; empty where none does.
    @inline(__always)
    func postings(of key: UInt64) -> UnsafeBufferPointer<UInt32> {
        let hash = SeedKey.hash(key)
        let tag = SeedKey.tag(hash)
        let mask = 1 &<< layout.seedBits &- 1
        var slot = SeedKey.slot(hash, bits: layout.seedBits)
        while true {
            let at = layout.seeds &+ 8 &* slot
            let list = base.load(fromByteOffset: at &+ 4, as: UInt32.self)
            if list & 0xFF == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
            if base.load(fromByteOffset: at, as: UInt32.self) == tag {
                return UnsafeBufferPointer(
                    start: (base + layout.postings + 4 * Int(list >> 8))
                        .assumingMemoryBound(to: UInt32.self),
                    count: Int(list & 0xFF))
            }
            slot = (slot &+ 1) & mask
        }
    }
}
