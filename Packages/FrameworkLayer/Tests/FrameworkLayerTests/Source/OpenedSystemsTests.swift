import ArchiveFixtures
import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Synchronization
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct OpenedSystemsTests {
    private let systems = OpenedSystems()

    private func inventory(
        _ source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseInventory {
        try await DebianLicenseDriver(systems).licenses(in: source, detail: []) { _ in }
    }

    private func rows(_ source: InventorySource) async throws -> [String] {
        try await inventory(source).entries.map {
            "\($0.id) \($0.version) \($0.expression?.description ?? "-")"
        }
    }

    private func error(_ source: InventorySource) async -> LicenseDriverError? {
        do throws(LicenseDriverError) {
            _ = try await inventory(source)
            return nil
        } catch {
            return error
        }
    }

    private var image: ImageBuilder {
        var base = SystemFiles()
        base.file("etc/os-release", "ID=debian\nPRETTY_NAME=Twelve\n")
        base.install("apple", license: "Zlib")
        base.install("plum", license: "ISC")
        var last = SystemFiles()
        last.install("apple", version: "2.0-1", license: "Expat")
        return ImageBuilder([
            ImageBuilder.Layer(base.tar, command: "ADD base"),
            ImageBuilder.Layer(TarBuilder().bytes), ImageBuilder.Layer(last.tar),
        ])
    }

    @Test func `an image is a system that says which image it is`() async throws {
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            let source = InventorySource.root(folder.hostPath("docker"))
            #expect(try await rows(source) == ["apple:all 2.0-1 MIT"])
            let system = try await inventory(source).system
            #expect(system.name == "Twelve")
            let digests = image.layers.map { ImageBuilder.digest(of: $0.tar) }
            #expect(
                system.image
                    == ImageIdentity(
                        names: ["orchard:v1"],
                        configDigest: ImageBuilder.digest(of: image.config),
                        platform: "linux/amd64",
                        layers: [
                            ImageLayer(
                                digest: digests[0], command: "ADD base", changesPackages: true),
                            ImageLayer(digest: digests[1], changesPackages: false),
                            ImageLayer(digest: digests[2], changesPackages: true),
                        ]))
        }
    }

    @Test func `the state after a layer is a source`() async throws {
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            let source = InventorySource.root(folder.hostPath("docker"))
            #expect(
                try await rows(.layer(1, of: source))
                    == ["apple:all 1.0-1 Zlib", "plum:all 1.0-1 ISC"])
            #expect(try await rows(.layer(3, of: source)) == ["apple:all 2.0-1 MIT"])
            #expect(
                await error(.layer(4, of: source)) == .unreadableArchive(source, .missingLayer(4)))
        }
    }

    @Test func `several packages are a system, and the one at fault is named`() async throws {
        try await withDebianRoot { folder in
            try await folder.file("a", PackageBuilder("apple", license: "Zlib").archive())
            try await folder.file("p", PackageBuilder("plum", license: "ISC").archive())
            let paths = ["p", "a"].map(folder.hostPath)
            #expect(
                try await rows(.packages(paths)) == ["apple:all 1.0-1 Zlib", "plum:all 1.0-1 ISC"])
            try folder.file("a", "text")
            #expect(
                await error(.packages(paths))
                    == .unreadableArchive(.root(paths[1]), .unknownFormat))
        }
    }

    @Test func `of several images the one for a platform is read`() async throws {
        var other = image
        other.architecture = "arm64"
        other.layers.removeLast()
        let archive = ImageBuilder.tar(of: ImageBuilder.dockerMembers([image, other]))
        try await withDebianRoot { folder in
            try folder.file("docker", archive)
            let path = InputSource.path(folder.hostPath("docker"))
            #expect(
                try await rows(.root(path, platform: "linux/arm64"))
                    == ["apple:all 1.0-1 Zlib", "plum:all 1.0-1 ISC"])
            let (none, known) = (
                InventorySource.root(path), ["linux/amd64", "linux/arm64"]
            )
            #expect(await error(none) == .unreadableArchive(none, .ambiguous(known)))
        }
    }

    @Test func `what passes but once can be asked for everything`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        files.file("var/lib/dpkg/info/apple.list", "/usr/bin/apple\n")
        try await withDebianRoot { folder in
            try folder.file("tar", files.tar)
            let pipe = try #require(popen("exec cat '\(folder.hostPath("tar"))'", "r"))
            defer { pclose(pipe) }
            let source = InventorySource.root("/dev/fd/\(fileno(pipe))")
            for _ in 0..<2 { #expect(try await rows(source) == ["apple:all 1.0-1 Zlib"]) }
            let owners = try await DpkgInstallationDriver(systems).owners(
                of: "/usr/bin/apple", in: source)
            #expect(owners == ["apple:all"])
            let entry = try #require(try await inventory(source).entries.first)
            let text = try await DebianLicenseTextDriver(systems).license(of: entry, in: source)
            #expect(text.body.hasSuffix("License: Zlib\n"))
        }
    }

    @Test func `what a pipe didn't keep is unreadable, not absent`() async throws {
        var tar = TarBuilder()
        tar.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        tar.link("usr/share/doc/pear/copyright", to: "/opt/pear/terms")
        tar.file("opt/pear/terms", "License: ISC\n")
        try await withDebianRoot { folder in
            try folder.file("tar", tar.bytes)
            let pipe = try #require(popen("exec cat '\(folder.hostPath("tar"))'", "r"))
            defer { pclose(pipe) }
            let entries = try await inventory(.root("/dev/fd/\(fileno(pipe))")).entries
            #expect(
                entries.map(\.reason) == [
                    .unreadable(
                        path: "/usr/share/doc/pear/copyright",
                        message: """
                            a link leads to it, and a pipe passes only once: save the archive to a \
                            file and name that
                            """)
                ])
        }
    }

    @Test func `of several packages the one at fault is named`() async throws {
        try await withDebianRoot { folder in
            let paths = ["debs/1.deb", "debs/2.deb"].map(folder.hostPath)
            for version in ["1", "2"] {
                try await folder.file(
                    "debs/\(version).deb",
                    PackageBuilder("apple", version: version, license: "Zlib").archive())
            }
            let debs = folder.hostPath("debs")
            for source in [
                .packages(paths), .root(debs), .root(.path(debs), isVerified: false),
            ] as [InventorySource] {
                #expect(
                    await error(source)
                        == .unreadableArchive(
                            .root(paths[1]), .duplicatePackage("apple:all", otherPath: paths[0])))
            }
        }
    }

    @Test func `a file that changes is read anew and has another revision`() async throws {
        try await withDebianRoot { folder in
            let source = InventorySource.root(folder.hostPath("image"))
            let driver = DebianLicenseDriver(systems)
            try folder.file("image", image.dockerArchive)
            #expect(try await rows(source) == ["apple:all 2.0-1 MIT"])
            let revision = try await driver.revision(of: source)
            #expect(try await driver.revision(of: source) == revision)
            var older = image
            older.layers.removeLast()
            try folder.file("image", older.dockerArchive)
            #expect(
                try await rows(source) == ["apple:all 1.0-1 Zlib", "plum:all 1.0-1 ISC"])
            #expect(try await driver.revision(of: source) != revision)
        }
    }

    @Test func `a revision is known before an archive was read, and is the one it has then`()
        async throws
    {
        try await withDebianRoot { folder in
            let driver = DebianLicenseDriver(systems)
            try folder.file("image", image.dockerArchive)
            for number in [nil, 1, 2] {
                let whole = InventorySource.root(folder.hostPath("image"))
                let source = number.map { .layer($0, of: whole) } ?? whole
                let before = try await driver.revision(of: source)
                _ = try await rows(source)
                #expect(try await driver.revision(of: source) == before)
            }
            try folder.file("damaged", [0x1F, 0x8B, 8, 0])
            let damaged = InventorySource.root(folder.hostPath("damaged"))
            let revision = try await driver.revision(of: damaged)
            #expect(await error(damaged) != nil)
            #expect(try await driver.revision(of: damaged) == revision)
            try folder.file("damaged", image.dockerArchive)
            #expect(try await driver.revision(of: damaged) != revision)
        }
    }

    @Test func `a revision takes nothing out of a pipe`() async throws {
        try await withDebianRoot { folder in
            try folder.file("image", image.dockerArchive)
            let pipe = try #require(popen("exec cat '\(folder.hostPath("image"))'", "r"))
            defer { pclose(pipe) }
            let source = InventorySource.root("/dev/fd/\(fileno(pipe))")
            let driver = DebianLicenseDriver(systems)
            let before = try await driver.revision(of: source)
            #expect(try await rows(source) == ["apple:all 2.0-1 MIT"])
            #expect(try await driver.revision(of: source) == before)
        }
    }

    @Test func `bytes of an archive are reported before its packages, but only if it is read`()
        async throws
    {
        try await withDebianRoot { folder in
            let bytes = image.dockerArchive
            try folder.file("image", bytes)
            let source = InventorySource.root(folder.hostPath("image"))
            let driver = DebianLicenseDriver(systems)
            let packages = [LoadProgress.packages(done: 1, of: 1)]
            for reading in [
                [
                    .bytes(done: 0, of: bytes.count, in: source),
                    .bytes(done: bytes.count, of: bytes.count, in: source),
                ], [],
            ] as [[LoadProgress]] {
                let steps = Mutex<[LoadProgress]>([])
                _ = try await driver.licenses(in: source, detail: []) { step in
                    steps.withLock { $0.append(step) }
                }
                #expect(steps.withLock(\.self) == reading + packages)
            }
        }
    }

    @Test func `what can't be read is told in the domain's words`() async throws {
        try await withDebianRoot { folder in
            let source = InventorySource.root(folder.hostPath("x"))
            var wrong = TarBuilder()
            wrong.file("a")
            var fields = TarFields("b")
            fields.checksum = .wrong
            wrong.entry(fields)
            for (bytes, failure) in [
                ([], .unknownFormat),
                (wrong.bytes, .damaged(.checksum, offset: 512)),
                ([0x1F, 0x8B, 8, 0], .decompression(program: "gzip", status: 1)),
                (
                    ImageBuilder.tar(of: image.dockerMembers.suffix(2)),
                    .missingMember(image.dockerMembers[0].name)
                ),
                (
                    ImageBuilder.tar(of: [("manifest.json", Array("[".utf8))]),
                    .damaged(.malformedMember("manifest.json"), offset: 0)
                ),
            ] as [([UInt8], ArchiveFailure)] {
                try folder.file("x", bytes)
                #expect(await error(source) == .unreadableArchive(source, failure))
            }
            try folder.file("x", ImageBuilder.tar(of: [("a", [])]))
            #expect(await error(source) == .noPackageDatabase(path: folder.hostPath("x")))
            #expect(
                await error(.root("/no/such/image:v1"))
                    == .unreachableRoot(
                        path: "/no/such/image:v1", message: "No such file or directory"))
        }
    }
}
