import ArchiveFixtures
import DebianCopyright
import DebianRootFixtures
import Testing

@testable import DebianImages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What comes through a pipe passes but once.
struct PipeTests {
    /// What came of reading bytes through a FIFO, written by another thread.
    private func packages(_ bytes: [UInt8]) async throws -> [String] {
        try await withDebianRoot { folder in
            try folder.file("bytes", bytes)
            // The shell opens both ends, so that neither waits.
            let path = folder.hostPath("bytes")
            let pipe = try #require(popen("exec cat '\(path)'", "r"))
            defer { pclose(pipe) }
            return try await folder.packages("../../dev/fd/\(fileno(pipe))")
        }
    }

    private func failure(_ bytes: [UInt8]) async throws -> ArchiveError? {
        do {
            _ = try await packages(bytes)
            return nil
        } catch SourceError.archive(let error, _) {
            return error
        }
    }

    private let orchard = ["apple 2.0-1 Expat", "quince 1.0-1 GPL-2+"]

    @Test func `an image is read whether its manifest comes last or first`() async throws {
        let members = ImageBuilder.orchard.dockerMembers
        #expect(try await packages(ImageBuilder.tar(of: members)) == orchard)
        #expect(try await packages(ImageBuilder.tar(of: members.reversed())) == orchard)
        #expect(try await packages(LayoutBuilder(.orchard).archive) == orchard)
    }

    @Test(arguments: Compression.allCases)
    func `compression within compression is read`(compression: Compression) async throws {
        try #require(compression.isInstalled)
        let image = try await ImageBuilder.orchard.compressed(with: .gzip)
        let archive = try await image.dockerArchive.compressed(with: compression)
        #expect(try await packages(archive) == orchard)
    }

    @Test func `a tar of a root is read, and texts that links lead to`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        files.link("usr/share/doc/pear/copyright", to: "/opt/pear/LICENSE.txt")
        files.file("opt/pear/LICENSE.txt", "License: ISC\n")
        files.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        files.file("swap", String(repeating: "x", count: 3 << 20))
        #expect(try await packages(files.tar) == ["apple 1.0-1 Zlib"])
        var distroless = TarBuilder()
        distroless.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        // Parts of images lie there too.
        distroless.link("usr/share/doc/pear/copyright", to: "/LICENSE")
        distroless.file("LICENSE", "License: ISC\n")
        #expect(try await packages(distroless.bytes) == ["pear 1 ISC"])
    }

    @Test func `a layer that can't be read matters only if the image has it`() async throws {
        var members = ImageBuilder.orchard.dockerMembers
        members.insert(("stray.tar", [0x1F, 0x8B, 8, 0, 0]), at: 0)
        #expect(try await packages(ImageBuilder.tar(of: members)) == orchard)
        members[1].bytes = [0x1F, 0x8B, 8, 0, 0]
        #expect(
            try await failure(ImageBuilder.tar(of: members))
                == .decompression(program: "gzip", status: 1))
    }

    @Test(arguments: [0, 512, 1024])
    func `layers that change nothing are read, however they end`(size: Int) async throws {
        var image = ImageBuilder.orchard
        image.layers[1] = ImageBuilder.Layer([UInt8](repeating: 0, count: size))
        #expect(try await packages(image.dockerArchive) == orchard)
    }

    @Test func `a layer beyond a limit of its own matters only if the image has it`() async throws {
        var hostile = TarBuilder()
        hostile.pax([("comment", String(repeating: "x", count: 2 << 20))])
        hostile.file("etc/hostname")
        var members = ImageBuilder.orchard.dockerMembers
        members.insert(("stray.tar", hostile.bytes), at: 0)
        #expect(try await packages(ImageBuilder.tar(of: members)) == orchard)
        members[1].bytes = hostile.bytes
        #expect(try await failure(ImageBuilder.tar(of: members)) == .limit(.metadata))
    }

    @Test func `what ends too early or is none of it is an error`() async throws {
        let archive = ImageBuilder.orchard.dockerArchive
        for length in [512, 513, 5000, archive.count - 1600] {
            let error = try await failure(Array(archive[..<length]))
            guard case .damaged(.truncated, _) = error else {
                Issue.record("\(length): \(error as Any)")
                continue
            }
        }
        for text in ["", "text", String(repeating: "\0", count: 4096)] {
            #expect(try await failure(Array(text.utf8)) == .unknownFormat)
        }
    }
}
