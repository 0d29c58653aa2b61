/// A layer with its computed digests, which show whether it is the one that the image names.
struct ReadLayer {
    private(set) var layer: Layer
    /// How many bytes are stored.
    private let size: Int
    /// The digest of the bytes as they are stored; nil if it wasn't computed.
    private let stored: BlobDigest?
    /// The digest of the bytes once they are decompressed; nil if it wasn't computed.
    private let unpacked: BlobDigest?

    /// How the digests are computed; nil for those that aren't.
    struct Algorithms {
        var stored: DigestAlgorithm?
        var unpacked: DigestAlgorithm?

        /// What can be computed before anything says what is meant.
        static let usual = Algorithms(stored: .sha256, unpacked: .sha256)
    }

    /// Reads a layer, compressed or not.
    ///
    /// - Parameters:
    ///   - stream: its bytes and no others.
    ///   - size: how many they are.
    ///   - position: see ``Layer/init(reading:at:keeping:budget:)``.
    init(
        _ stream: ByteStream, size: Int, _ algorithms: Algorithms,
        at position: inout Layer.Position, keeping paths: KeptPaths, within budget: ReadingBudget
    ) throws(ArchiveError) {
        self.size = size
        if stream.isSeekable {
            // The bodies of files aren't read again, so the bytes are digested by themselves.
            stored = try stream.digestAhead(algorithms.stored)
            let tar = try stream.decompressed(within: budget)
            if tar === stream {
                unpacked =
                    algorithms.unpacked == algorithms.stored
                    ? stored : try stream.digestAhead(algorithms.unpacked)
                layer = try Layer(tar: tar, at: &position, keeping: paths, within: budget)
            } else {
                (layer, unpacked) = try tar.digesting(algorithms.unpacked) {
                    () throws(ArchiveError) in
                    try Layer(tar: tar, at: &position, keeping: paths, within: budget)
                }
            }
        } else {
            var inner: BlobDigest?
            (layer, stored) = try stream.digesting(algorithms.stored) { () throws(ArchiveError) in
                let tar = try stream.decompressed(within: budget)
                let layer: Layer
                (layer, inner) = try tar.digesting(tar === stream ? nil : algorithms.unpacked) {
                    () throws(ArchiveError) in
                    try Layer(tar: tar, at: &position, keeping: paths, within: budget)
                }
                try stream.finish()
                return layer
            }
            unpacked = inner ?? stored
        }
    }

    /// The same above others that were read after it, see ``Layer/laid(at:keeping:)``.
    func laid(
        at position: inout Layer.Position, keeping paths: KeptPaths
    ) throws(ArchiveError) -> ReadLayer {
        var laid = self
        laid.layer = try layer.laid(at: &position, keeping: paths)
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
    /// Those of the digests that a part should have.
    init(of part: ImagePart) throws(ArchiveError) {
        stored = try part.digest?.knownAlgorithm
        unpacked = try part.unpackedDigest?.knownAlgorithm
    }
}

extension Layer {
    fileprivate init(
        tar stream: ByteStream, at position: inout Layer.Position, keeping paths: KeptPaths,
        within budget: ReadingBudget
    ) throws(ArchiveError) {
        var tar = TarReader(stream, budget: budget)
        try self.init(reading: &tar, at: &position, keeping: paths, budget: budget)
    }
}
