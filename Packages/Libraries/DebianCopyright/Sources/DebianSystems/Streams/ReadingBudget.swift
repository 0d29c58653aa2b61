/// The remaining limits for one reading of a source, shared by all layers of an image.
///
/// A hostile archive of a few bytes can promise any number of entries and any length. No real image
/// comes near these limits, which keep memory and time small.
package final class ReadingBudget {
    /// The number of headers in the archives.
    package var entries = Allowance(4_000_000, of: .entries)
    /// The number of files, folders and links kept.
    package var nodes = Allowance(400_000, of: .keptEntries)
    /// The number of bytes kept in memory.
    package var keptBytes = Allowance(2 << 30, of: .keptBytes)
    /// The number of layers in the image; overlayfs can't mount more.
    package var layers = Allowance(500, of: .layers)
    /// The most decompressions, one within the other.
    package let nesting = 3
    /// The most bytes of long names and other records before one entry.
    package let metadata = 1 << 20
    /// The limits for decompressors.
    package let unpacking: UnpackingBudget
    /// Counts what is read; nil if nobody asks.
    let progress: ReadingProgress?

    package convenience init() {
        self.init(unpacking: UnpackingBudget(), progress: nil)
    }

    /// - Parameters:
    ///   - unpacking: the limits shared by all readings of a source.
    ///   - progress: counts what is read; nil if nobody asks.
    init(unpacking: UnpackingBudget, progress: ReadingProgress?) {
        self.unpacking = unpacking
        self.progress = progress
    }

    /// The rest of a limited number.
    package struct Allowance {
        private(set) var left: Int
        private let limit: ArchiveLimit

        package init(_ count: Int, of limit: ArchiveLimit) {
            left = count
            self.limit = limit
        }

        /// - Throws: ``ArchiveError/limit(_:)`` if less than `count` is left.
        package mutating func take(_ count: Int = 1) throws(ArchiveError) {
            guard count <= left else { throw .limit(limit) }
            left -= count
        }
    }
}

/// The limits for decompressing one source, shared by all its readings and by compression within
/// compression: otherwise a few bytes could become any number.
package final class UnpackingBudget {
    /// The number of decompressed bytes.
    package var bytes = ReadingBudget.Allowance(64 << 30, of: .decompressedBytes)
    /// The number of bytes that decompressors may return for any input; beyond it their output is
    /// limited to ``ratio`` times the stored bytes.
    var unmeasuredOutput = 256 << 20
    /// Text rarely compresses to a tenth; gzip can reach a thousandth, zstd much less.
    let ratio = 250

    /// The number of stored bytes that decompressors received.
    private(set) var stored = 0
    private var decompressed = 0

    package init() {}

    /// Counts input of a decompressor as stored.
    func count(stored count: Int) {
        stored += count
    }

    /// Counts output of a decompressor.
    func count(decompressed count: Int) throws(ArchiveError) {
        try bytes.take(count)
        decompressed += count
        let isOutOfProportion = decompressed / ratio > stored
        if decompressed > unmeasuredOutput, isOutOfProportion { throw .limit(.ratio) }
    }
}
