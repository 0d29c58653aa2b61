import LicenseIndexData

/// The texts that others are compared with, as numbers: all that the program keeps of them.
///
/// An index is used as it lies in memory; to open one reads its header alone.
final class LicenseIndex: Sendable {
    // The bytes never change after `init`, and live as long as this object.
    private nonisolated(unsafe) let base: UnsafeRawPointer
    private let isOwner: Bool
    let layout: LicenseIndexLayout

    /// The index of the SPDX list's texts that is part of the program.
    static let embedded: LicenseIndex = {
        guard
            let index = LicenseIndex(
                base: license_index(), count: license_index_size(), isOwner: false)
        else { preconditionFailure("the licence index is damaged: make license-index") }
        return index
    }()

    /// Copies an index; nil where the bytes are none, or not all that the builder wrote.
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

    /// A hash of everything behind itself.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        ByteView.withBytes(of: bytes) { view in
            UInt32(truncatingIfNeeded: view[min(8, view.count)..<view.count].hash(seed: 0))
        }
    }
}

extension LicenseIndex {
    /// How many texts there are; they are numbered from 0.
    var templateCount: Int { layout.templateCount }

    /// How many numbers of words there are.
    var numberCount: Int { layout.numberCount }

    /// What numbers the words of a text; valid while the index is.
    var vocabulary: WordNumbers {
        WordNumbers(base + layout.vocabulary, bits: layout.vocabularyBits)
    }

    /// What finds runs of four words; valid while the index is.
    var seeds: SeedTable {
        SeedTable(
            slots: base + layout.seeds, bits: layout.seedBits, postings: base + layout.postings,
            postingCount: layout.postingCount)
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

    /// The id of a text that the SPDX list lacks. It is in the index so that such a text is not
    /// taken for a listed one that is much like it.
    static let unlisted = ""

    /// The SPDX id of a text.
    func id(of template: Int) -> String {
        let at = base + layout.templates + LicenseIndexLayout.templateSize * template
        let name = Int(at.load(as: UInt32.self))
        let count = Int(at.load(fromByteOffset: 4, as: UInt32.self))
        return String(
            decoding: UnsafeRawBufferPointer(start: base + layout.names + name, count: count),
            as: UTF8.self)
    }

    /// Whether a text is one of the SPDX list.
    func isListed(_ template: Int) -> Bool { id(of: template) != Self.unlisted }

    /// Whether a text is that of an exception, which stands behind `WITH`.
    func isException(_ template: Int) -> Bool {
        let at = layout.templates + LicenseIndexLayout.templateSize * template
        return base.load(fromByteOffset: at + 28, as: UInt32.self) & 1 == 1
    }
}
