import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Bytes from a pipe can be read only once.
struct PipeTests {
    /// Lends the system in bytes that another process writes to a pipe.
    private func withSystem<Result>(
        _ bytes: [UInt8], _ body: (InstalledSystem) async throws -> Result
    ) async throws -> Result {
        try await withDebianRoot { folder in
            try folder.file("bytes", bytes)
            // The shell opens both ends, so that neither waits.
            let path = folder.hostPath("bytes")
            let pipe = try #require(popen("exec cat '\(path)'", "r"))
            defer { pclose(pipe) }
            return try await body(folder.open("../../dev/fd/\(fileno(pipe))").system)
        }
    }

    private func packages(_ bytes: [UInt8]) async throws -> [String] {
        try await withSystem(bytes) { try await DebianSystemsTests.packages(of: $0) }
    }

    private func failure(_ bytes: [UInt8]) async throws -> ArchiveError? {
        do {
            _ = try await packages(bytes)
            return nil
        } catch OpeningError.archive(let error, _) {
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
        #expect(try await packages(files.tar) == ["apple 1.0-1 Zlib", "pear 1 ISC"])
        var distroless = TarBuilder()
        distroless.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        // The root, which is also where archives of images have parts.
        distroless.link("usr/share/doc/pear/copyright", to: "/LICENSE")
        distroless.file("LICENSE", "License: ISC\n")
        #expect(try await packages(distroless.bytes) == ["pear 1 ISC"])
    }

    // MARK: What wasn't kept

    /// The reason that a pear's copyright file can't be read after one reading; nil if it can.
    private func problem(_ bytes: [UInt8]) async throws -> FileProblem? {
        try await withSystem(bytes) { system in
            var buffer = FileBuffer()
            do throws(FileProblem) {
                try system.root.read(
                    "usr/share/doc/pear/copyright", limit: InstalledSystem.sizeLimit, into: &buffer)
                return nil
            } catch {
                return error
            }
        }
    }

    private func problem(_ fixture: LayerFixture) async throws -> FileProblem? {
        var tar = TarBuilder()
        fixture(&tar)
        return try await problem(tar.bytes)
    }

    private let link: LayerFixture = {
        $0.link("usr/share/doc/pear/copyright", to: "/opt/pear/terms")
    }
    private let terms: LayerFixture = { $0.file("opt/pear/terms", "License: ISC\n") }

    @Test func `a link to what wasn't kept isn't dangling`() async throws {
        #expect(try await problem { link(&$0) } == .danglingLink)
        for (first, second) in [(link, terms), (terms, link)] {
            #expect(
                try await problem {
                    first(&$0)
                    second(&$0)
                } == .notKept)
        }
        // This file could have been a part of an image.
        #expect(
            try await problem {
                $0.link("usr/share/doc/pear/copyright", to: "/terms")
                $0.file("terms", "[License: ISC]\n")
            } == .notKept)
        #expect(
            try await problem {
                $0.link("usr/share/doc/pear/copyright", to: "/dev/pear")
                $0.device("dev/pear")
            } == .notRegularFile)
    }

    @Test func `so it is over further links, and hard ones`() async throws {
        #expect(
            try await problem {
                $0.link("usr", to: "system")
                $0.link("system/share", to: "/opt/share")
                $0.link("opt/share/doc", to: "/opt/doc")
                $0.link("opt/doc/pear", to: "/opt/fruit")
                $0.link("opt/fruit/copyright", to: "terms")
                $0.file("opt/fruit/terms", "License: ISC\n")
            } == .notKept)
        #expect(
            try await problem {
                $0.file("usr/share/doc/README", "License: ISC\n")
                $0.hardLink("usr/share/doc/pear/copyright", to: "usr/share/doc/README")
            } == .notKept)
        // A second name of a kept text is kept.
        let found = try await problem {
            link(&$0)
            $0.file("usr/share/doc/apple/copyright", "License: ISC\n")
            $0.hardLink("opt/pear/terms", to: "usr/share/doc/apple/copyright")
        }
        #expect(found == nil)
    }

    @Test func `a folder in the place of a link on the way is heeded`() async throws {
        var (base, last) = (TarBuilder(), TarBuilder())
        base.link("usr/share/doc/pear/copyright", to: "/k/text")
        base.link("k", to: "opt")
        base.file("opt/text", "License: ISC\n")
        last.folder("k")
        last.file("k/text", "License: Zlib\n")
        let image = ImageBuilder([ImageBuilder.Layer(base.bytes), ImageBuilder.Layer(last.bytes)])
        #expect(try await problem(image.dockerArchive) == .notKept)
    }

    @Test(arguments: [("opt/pear/.wh.terms", FileProblem.danglingLink), ("opt/.wh.x", .notKept)])
    func `what a layer removes is gone, kept or not`(
        _ removal: String, _ expected: FileProblem
    ) async throws {
        var (base, last) = (TarBuilder(), TarBuilder())
        terms(&base)
        link(&base)
        last.file(removal)
        let image = ImageBuilder([ImageBuilder.Layer(base.bytes), ImageBuilder.Layer(last.bytes)])
        #expect(try await problem(image.dockerArchive) == expected)
    }

    @Test func `a database behind a link isn't absent`() async throws {
        var list = TarBuilder()
        list.file("opt/list", "Package: pear\nStatus: a b installed\n")
        list.link("var/lib/dpkg/status", to: "/opt/list")
        await #expect(
            throws: DatabaseError.unreadable(path: "/var/lib/dpkg/status", .notKept)
        ) { try await packages(list.bytes) }
        var folder = TarBuilder()
        folder.link("var/lib/dpkg", to: "/opt/dpkg")
        folder.file("opt/dpkg/status.d/pear", "Package: pear\n")
        let problems = try await withSystem(folder.bytes) {
            try await DpkgDatabase(root: $0.root).problems
        }
        #expect(
            problems == [
                DatabaseProblem(
                    kind: .unreadable(.notKept), path: "/var/lib/dpkg/status.d/pear", line: nil)
            ])
    }

    // MARK: Damage

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
