import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

/// Whether the parts of an image are the intended ones, according to their digests.
struct DigestTests {
    /// The form in which an image is stored, and whether its layers are compressed.
    enum Form: CaseIterable {
        case docker, layout, archive, packed, compressed
    }

    /// The damage found in an archive if all digests are computed.
    private func failure(
        _ form: Form, _ layout: LayoutBuilder, docker: [(name: String, bytes: [UInt8])]
    ) async throws -> (failure: ArchiveError?, packages: [String]) {
        try await withDebianRoot { folder in
            switch form {
            case .docker: try folder.file("image", ImageBuilder.tar(of: docker))
            case .layout, .compressed:
                for (name, bytes) in layout.files { try folder.file("image/\(name)", bytes) }
            case .archive: try folder.file("image", layout.archive)
            // Compressed bytes can be read only once.
            case .packed: try folder.file("image", try await layout.archive.compressed(with: .gzip))
            }
            let opened = try folder.open("image", isVerifying: false)
            #expect(opened.image?.isVerified == false)
            return (folder.failure("image"), try await packages(of: opened.system))
        }
    }

    @Test(arguments: Form.allCases)
    func `a layer of the right size and other contents is damage`(form: Form) async throws {
        var image = ImageBuilder.orchard
        if form == .compressed { image = try await image.compressed(with: .gzip) }
        let text = "2.0-1".utf8
        let other = "6.6-6".utf8
        var forged = image
        forged.layers[2].tar = image.layers[2].tar.replacing(text, with: other)
        forged.layers[2].tar.mendChecksums()
        if form == .compressed {
            forged.layers[2].stored = try await forged.layers[2].tar.compressed(with: .gzip)
        } else {
            forged.layers[2].stored = forged.layers[2].tar
        }
        var layout = LayoutBuilder(image)
        let path = LayoutBuilder.path(of: ImageBuilder.digest(of: image.layers[2].stored))
        if form == .compressed {
            // The index and the manifest agree with the blob, the configuration doesn't.
            let config = image.config
            layout = LayoutBuilder(forged)
            layout.replace(
                LayoutBuilder.path(of: ImageBuilder.digest(of: forged.config)), with: nil)
            let layers = forged.layers.map { layout.add($0.stored) }
            let manifest = layout.add(
                Array(
                    """
                    {"config":{"digest":"\(layout.add(config))"},"layers":\
                    [\(layers.map { #"{"digest":"\#($0)"}"# }.joined(separator: ","))]}
                    """.utf8))
            layout.descriptors = ["{\"digest\":\"\(manifest)\"}"]
        } else {
            layout.replace(path, with: forged.layers[2].stored)
        }
        var docker = image.dockerMembers
        let name = docker[2].name
        docker[2].bytes = forged.layers[2].stored
        let found = try await failure(form, layout, docker: docker)
        #expect(found.packages.contains { $0.hasPrefix("apple 6.6-6") })
        let damaged =
            switch form {
            case .docker: name
            case .compressed:
                LayoutBuilder.path(of: ImageBuilder.digest(of: forged.layers[2].stored))
            case .layout, .archive, .packed: path
            }
        #expect(found.failure == .damaged(.digest(damaged), offset: 0))
    }

    @Test(arguments: [Compression.gzip, .zstd])
    func `an image whose digests are right is verified`(compression: Compression) async throws {
        let image = try await ImageBuilder.orchard.compressed(with: compression)
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            try folder.file("oci", LayoutBuilder(image).archive)
            try folder.file(
                "packed", try await LayoutBuilder(image).archive.compressed(with: .gzip))
            for name in ["docker", "oci", "packed"] {
                #expect(try folder.open(name).image?.isVerified == true, "\(name)")
            }
        }
    }

    @Test(arguments: [100, 300_000, 1_000_000])
    func `the digest of many bytes is that of few`(count: Int) async throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let digester = Digester(.sha256)
        for start in stride(from: 0, to: count, by: 70_000) {
            let piece = Array(bytes[start..<min(start + 70_000, count)])
            try digester.add(piece.span.bytes)
        }
        #expect(try digester.digest() == BlobDigest(of: bytes))
    }

    @Test func `bytes are known by their digest`() throws {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        let digest = try #require(BlobDigest("sha256:\(empty)"))
        try digest.check([], of: "part")
        #expect(throws: ArchiveError.damaged(.digest("part"), offset: 0)) {
            try digest.check([0], of: "part")
        }
    }

    @Test func `SHA-512 is verified, other digests aren't`() throws {
        let abc = Array("abc".utf8)
        // FIPS 180-4's example.
        let digest = try #require(
            BlobDigest(
                "sha512:ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"))
        try digest.check(abc, of: "part")
        #expect(throws: ArchiveError.damaged(.digest("part"), offset: 0)) {
            try digest.check(Array("abd".utf8), of: "part")
        }
        let other = try #require(BlobDigest("blake3:" + String(repeating: "0", count: 64)))
        #expect(throws: ArchiveError.unknownDigest(other.description)) {
            try other.check(abc, of: "part")
        }
        #expect(throws: ArchiveError.unknownDigest(digest.description)) {
            try digest.check(BlobDigest(of: abc), of: "part")
        }
    }
}

extension [UInt8] {
    /// Corrects the checksums of all headers.
    fileprivate mutating func mendChecksums() {
        for block in stride(from: 0, to: count, by: 512)
        where self[(block + 257)..<(block + 262)].elementsEqual("ustar".utf8) {
            mendChecksum(ofHeaderAt: block)
        }
    }
}
