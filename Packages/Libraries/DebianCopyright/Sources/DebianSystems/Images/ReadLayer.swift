/// A layer with its computed digests, to compare with those that the image states.
struct ReadLayer {
    private(set) var changeset: Changeset
    /// The stored size in bytes.
    private let size: Int
    /// The digest of the stored bytes; nil if it wasn't computed.
    private let stored: BlobDigest?
    /// The digest of the decompressed bytes; nil if it wasn't computed.
    private let unpacked: BlobDigest?

    /// The algorithms of the digests to compute; nil for none.
    struct Algorithms {
        var stored: DigestAlgorithm?
        var unpacked: DigestAlgorithm?

        /// The algorithms used before it is known which ones the image states.
        static let usual = Algorithms(stored: .sha256, unpacked: .sha256)
    }

    /// Reads a layer, compressed or not.
    ///
    /// - Parameters:
    ///   - stream: exactly the layer's bytes.
    ///   - size: the number of bytes.
    ///   - position: see ``Changeset/init(reading:at:keeping:budget:)``.
    init(
        _ stream: ByteStream, size: Int, _ algorithms: Algorithms,
        at position: inout Changeset.Cursor, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        self.size = size
        let tar = try stream.decompressed(within: budget)
        if tar === stream, stream.isSeekable {
            // The bodies of skipped files aren't read, so the bytes are digested separately.
            stored = try stream.digestAhead(algorithms.stored)
            unpacked =
                algorithms.unpacked == algorithms.stored
                ? stored : try stream.digestAhead(algorithms.unpacked)
            changeset = try Changeset(tar: tar, at: &position, keeping: paths, within: budget)
        } else {
            var inner: BlobDigest?
            (changeset, stored) = try stream.digesting(algorithms.stored) {
                () throws(ArchiveError) in
                let changeset: Changeset
                (changeset, inner) = try tar.digesting(tar === stream ? nil : algorithms.unpacked) {
                    () throws(ArchiveError) in
                    try Changeset(tar: tar, at: &position, keeping: paths, within: budget)
                }
                try stream.finish()
                return changeset
            }
            unpacked = inner ?? stored
        }
    }

    /// The layer laid above others that were read after it, see ``Changeset/laid(at:keeping:)``.
    func laid(
        at position: inout Changeset.Cursor, keeping paths: KeptPaths
    ) throws(ArchiveError) -> ReadLayer {
        var laid = self
        laid.changeset = try changeset.laid(at: &position, keeping: paths)
        return laid
    }

    /// - Throws: ``ArchiveDamage/memberSize(_:)``, ``ArchiveDamage/digest(_:)``,
    ///   ``ArchiveError/unknownDigest(_:)``.
    func check(_ part: ImagePart) throws(ArchiveError) {
        try part.check(size: size)
        try part.digest?.check(stored, of: part.name)
        try part.unpackedDigest?.check(unpacked, of: part.name)
    }
}

extension ReadLayer.Algorithms {
    /// The algorithms of a part's stated digests.
    init(of part: ImagePart) throws(ArchiveError) {
        stored = try part.digest?.knownAlgorithm
        unpacked = try part.unpackedDigest?.knownAlgorithm
    }
}

extension Changeset {
    fileprivate init(
        tar stream: ByteStream, at position: inout Changeset.Cursor, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        var tar = TarReader(stream, budget: budget)
        try self.init(reading: &tar, at: &position, keeping: paths, budget: budget)
    }
}
