/// What may still be spent on one reading of a source, all layers of an image together.
///
/// A hostile archive of a few bytes can promise any number of entries and any length. No real image
/// comes near these bounds, and within them memory and time stay small.
package final class ReadingBudget {
    /// Headers in the archives.
    package var entries = Allowance(4_000_000, of: .entries)
    /// Files, folders and links that are kept.
    package var nodes = Allowance(400_000, of: .keptEntries)
    /// Bytes that are kept in memory.
    package var keptBytes = Allowance(2 << 30, of: .keptBytes)
    /// Layers of the image; overlayfs mounts no more.
    package var layers = Allowance(500, of: .layers)
    /// How often what was decompressed may be decompressed again, the first time counted.
    package let nesting = 3
    /// Long names and other records before one entry, in bytes.
    package let metadata = 1 << 20
    /// What decompressors may give.
    package let unpacking: UnpackingBudget

    /// - Parameter unpacking: that of all readings of a source together.
    package init(unpacking: UnpackingBudget = UnpackingBudget()) {
        self.unpacking = unpacking
    }

    /// What is left of a number.
    package struct Allowance {
        private(set) var left: Int
        private let limit: ArchiveLimit

        package init(_ count: Int, of limit: ArchiveLimit) {
            left = count
            self.limit = limit
        }

        /// - Throws: ``ArchiveError/limit(_:)`` if less is left.
        package mutating func take(_ count: Int = 1) throws(ArchiveError) {
            guard count <= left else { throw .limit(limit) }
            left -= count
        }
    }
}

/// What decompressors may give for one source, however often it is read, and however often what
/// they gave is decompressed again: a few bytes could become any number otherwise.
package final class UnpackingBudget {
    /// Bytes that decompressors give.
    package var bytes = ReadingBudget.Allowance(64 << 30, of: .decompressedBytes)
    /// How much decompressors may give whatever they are given, in bytes; beyond it their output is
    /// no more than ``ratio`` times what is stored.
    var unmeasuredOutput = 256 << 20
    /// Text is rarely compressed to a tenth; gzip can reach a thousandth, zstd much less.
    let ratio = 250

    /// How many bytes decompressors were given of what is stored.
    private(set) var stored = 0
    private var decompressed = 0

    package init() {}

    /// Counts what a decompressor was given of bytes as they are stored.
    func count(stored count: Int) {
        stored += count
    }

    /// Counts what a decompressor gave.
    func count(decompressed count: Int) throws(ArchiveError) {
        try bytes.take(count)
        decompressed += count
        let isOutOfProportion = decompressed / ratio > stored
        if decompressed > unmeasuredOutput, isOutOfProportion { throw .limit(.ratio) }
    }
}
