/// A sequence of bytes: a file or a part of one, a pipe, a decompressor's output, or the next part
/// of a stream.
///
/// Parts of a file are read independently. All parts of a pipe or of a decompressor's output move
/// together, because they can be read only once.
package final class ByteStream {
    let source: ByteSource
    /// The stream's first offset in its source.
    private let start: Int
    /// The length in bytes; nil if it isn't known before the end.
    private let count: Int?
    /// The number of decompressions that the bytes went through.
    private let nesting: Int

    private init(_ source: ByteSource, count: Int?, nesting: Int) {
        self.source = source
        start = source.position
        self.count = count
        self.nesting = nesting
    }

    /// A file or a part of one.
    package convenience init(file: SharedFile, range: Range<Int>? = nil) {
        self.init(file: file, range: range, countedBy: nil)
    }

    /// A file or a part of one, whose bytes are counted.
    convenience init(
        file: SharedFile, range: Range<Int>? = nil, countedBy progress: ReadingProgress?
    ) {
        let range = range ?? 0..<file.size
        let start = range.lowerBound
        self.init(
            ByteSource(.file(file), position: start, progress: progress?.part(from: start)),
            count: range.count, nesting: 0)
    }

    /// A pipe or another source that can only be read once, in order; it is not closed.
    package convenience init(descriptor: Int32) {
        self.init(descriptor: descriptor, countedBy: nil)
    }

    /// A pipe, as ``init(descriptor:)`` describes it, whose bytes are counted.
    convenience init(descriptor: Int32, countedBy progress: ReadingProgress?) {
        self.init(
            ByteSource(.pipe(descriptor), progress: progress?.part()), count: nil, nesting: 0)
    }

    /// Whether the bytes are in a file, so that contents can be read later.
    package var isSeekable: Bool { if case .file = source.origin { true } else { false } }

    /// Whether a decompressor provides the bytes.
    var isDecompressed: Bool { nesting > 0 }

    /// Whether the end of the bytes is known otherwise, because they come from a decompressor or
    /// are part of a larger stream.
    var isDelimited: Bool { nesting > 0 || start > 0 }

    /// The number of bytes read.
    package var offset: Int { source.position - start }

    private var left: Int { count.map { $0 - offset } ?? .max }

    private var truncated: ArchiveError { .damaged(.truncated, offset: offset) }

    /// The next bytes, without consuming them; fewer only at the end.
    ///
    /// - Parameter count: at most 1024.
    package func peek(_ count: Int) throws(ArchiveError) -> [UInt8] {
        try withNext(count) { bytes in bytes.indices.map { bytes[$0] } }
    }

    /// Reads exactly this many bytes.
    ///
    /// - Throws: ``ArchiveDamage/truncated`` if there are fewer.
    package func read(_ count: Int) throws(ArchiveError) -> [UInt8] {
        if count > left { try skip(count) }
        var bytes: [UInt8] = []
        while bytes.count < count {
            // Allocates only for bytes that arrive: a hostile archive may promise any number.
            let piece = min(count - bytes.count, 1 << 20)
            var got = 0
            try bytes.append(addingCapacity: piece) { room throws(ArchiveError) in
                try room.withUnsafeMutableBufferPointer { free, initialized throws(ArchiveError) in
                    got = try source.read(
                        into: UnsafeMutableRawBufferPointer(.init(rebasing: free[..<piece])))
                    initialized += got
                }
            }
            guard got > 0 else { throw truncated }
        }
        return bytes
    }

    /// Reads at least one byte and as many as are available at once; none only at the end.
    func read(into room: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        let room = UnsafeMutableRawBufferPointer(rebasing: room.prefix(left))
        guard !room.isEmpty else { return 0 }
        let got = try source.read(into: room)
        if got == 0, count != nil { throw truncated }
        return got
    }

    /// Skips exactly this many bytes; those of a file aren't read.
    ///
    /// - Throws: ``ArchiveDamage/truncated`` if there are fewer.
    package func skip(_ count: Int) throws(ArchiveError) {
        // The error gives the same offset for all ways of reading: that of the end.
        guard try source.skip(min(count, left)) == count else { throw truncated }
    }

    /// Doesn't count the next bytes of a file as read: another stream will read them.
    func leaveOut(_ count: Int) {
        source.progress?.leaveOut(upTo: source.position + count)
    }

    /// Reads the next bytes as a file's content: their position if they can be read later,
    /// otherwise the bytes.
    package func content(_ count: Int) throws(ArchiveError) -> FileTree.Content {
        guard case .file(let file) = source.origin else { return .bytes(try read(count)) }
        let place = source.position
        try skip(count)
        return .extent(file, offset: place, count: count)
    }

    /// The next bytes as a stream of their own.
    ///
    /// If this stream is not seekable, reading the part also advances this stream. To continue
    /// after the part, use ``skip(_:)``.
    package func member(_ count: Int) -> ByteStream {
        if case .file(let file) = source.origin {
            let place = source.position
            return ByteStream(
                ByteSource(.file(file), position: place, progress: source.progress), count: count,
                nesting: nesting)
        }
        return ByteStream(source, count: count, nesting: nesting)
    }

    /// This stream or, if it begins like compressed bytes, its decompressed form.
    ///
    /// - Throws: ``ArchiveError/missingProgram(_:package:)``; ``ArchiveError/limit(_:)`` for
    ///   compression within compression.
    package func decompressed(within budget: ReadingBudget) throws(ArchiveError) -> ByteStream {
        guard let format = CompressionFormat(magic: try peek(CompressionFormat.magicLength)) else {
            return self
        }
        guard nesting < budget.nesting else { throw .limit(.nesting) }
        let decompressor = try Decompressor(of: format, input: self, budget: budget.unpacking)
        return ByteStream(
            ByteSource(.decompressor(decompressor)), count: nil, nesting: nesting + 1)
    }

    /// Skips the rest of the stream and checks that the decompressor succeeded.
    package func finish() throws(ArchiveError) {
        if count != nil { return try skip(left) }
        while try source.skip(1 << 30) > 0 {}
    }
}

// MARK: Digests

extension ByteStream {
    /// The digest of the rest of the stream, which isn't consumed; nil if no algorithm is given.
    ///
    /// - Precondition: the stream is in a file.
    func digestAhead(_ algorithm: DigestAlgorithm?) throws(ArchiveError) -> BlobDigest? {
        guard let algorithm else { return nil }
        let digester = Digester(algorithm)
        let copy = member(left)
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        var count = 1
        while count > 0 {
            try piece.withUnsafeMutableBufferPointer { (room) throws(ArchiveError) in
                count = try copy.read(into: UnsafeMutableRawBufferPointer(room))
            }
            try digester.add(piece.span.bytes.extracting(first: count))
        }
        return try digester.digest()
    }

    /// The result of `body`, and the digest of all bytes that it reads from this stream and others
    /// with its source; nil if no algorithm is given.
    func digesting<Result>(
        _ algorithm: DigestAlgorithm?, _ body: () throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> (result: Result, digest: BlobDigest?) {
        guard let algorithm else { return (try body(), nil) }
        let digester = Digester(algorithm)
        source.digester = digester
        defer { source.digester = nil }
        let result = try body()
        return (result, try digester.digest())
    }
}

// MARK: Records

extension ByteStream {
    /// Reads exactly this many bytes, which `body` examines without a copy.
    ///
    /// - Parameter count: at most 1024.
    /// - Returns: nil at the end of the stream.
    /// - Throws: ``ArchiveDamage/truncated`` if there are fewer; the errors of `body`.
    func record<Result>(
        _ count: Int, _ body: (Span<UInt8>) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result? {
        let result = try withNext(count) { (bytes) throws(ArchiveError) -> Result? in
            guard bytes.count == count else {
                if bytes.isEmpty { return nil }
                throw truncated
            }
            return try body(bytes)
        }
        if result != nil { try skip(count) }
        return result
    }

    private func withNext<Result>(
        _ count: Int, _ body: (Span<UInt8>) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
        let wanted = min(count, left)
        return try source.withNext(wanted) { (bytes) throws(ArchiveError) -> Result in
            if bytes.count < wanted, self.count != nil { throw truncated }
            return try body(bytes)
        }
    }
}
