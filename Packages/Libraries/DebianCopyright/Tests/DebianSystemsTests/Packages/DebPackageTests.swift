import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

struct DebPackageTests {
    private func write(
        _ package: PackageBuilder, to folder: DebianRoot, as name: String
    ) async throws {
        try folder.file(name, try await package.archive())
    }

    @Test(arguments: Compression.allCases)
    func `a package is a system of its own`(compression: Compression) async throws {
        try #require(compression.isInstalled)
        let package = PackageBuilder("apple", license: "Zlib")
        try await withDebianRoot { folder in
            try await folder.file(
                "apple", package.archive { try await $0.compressed(with: compression) })
            #expect(try await folder.packages("apple") == ["apple 1.0-1 Zlib"])
        }
    }

    /// Members of a control archive that dpkg unpacks over the control file.
    private static let laterControls: [@Sendable (inout TarBuilder) -> Void] = [
        { $0.file("control", "Package: pear\n") },
        { $0.link("control", to: "other") },
        { $0.hardLink("./control", to: "other") },
        {
            $0.link("d", to: ".")
            $0.file("d/control", "Package: pear\n")
        },
    ]

    @Test(arguments: laterControls)
    func `a package has one control file`(
        _ build: @Sendable (inout TarBuilder) -> Void
    ) async throws {
        var control = TarBuilder()
        control.file("./control", PackageBuilder("apple", license: "Zlib").control)
        build(&control)
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar", control.bytes)
        archive.member("data.tar", TarBuilder().bytes)
        try await withDebianRoot { folder in
            try folder.file("apple.deb", archive.bytes)
            #expect(
                folder.failure("apple.deb") == .damaged(.repeatedMember("control"), offset: 0))
        }
    }

    @Test func `dpkg takes the letters of a name for small ones`() async throws {
        var apple = PackageBuilder("apple", license: "Zlib")
        apple.control.replace("Package: apple", with: "Package: APPLE")
        try await withDebianRoot { folder in
            try await write(apple, to: folder, as: "apple.deb")
            #expect(try await folder.packages("apple.deb") == ["apple 1.0-1 Zlib"])
        }
    }

    @Test func `a folder's links to packages count, and what only has the name is an error`()
        async throws
    {
        try await withDebianRoot { folder in
            try await write(PackageBuilder("apple", license: "Zlib"), to: folder, as: "debs/a.deb")
            try await write(PackageBuilder("fig", license: "ISC"), to: folder, as: "pool/fig")
            try folder.link("debs/b.deb", to: "../pool/fig")
            #expect(try await folder.packages("debs") == ["apple 1.0-1 Zlib", "fig 1.0-1 ISC"])
            try folder.file("debs/c.deb", "")
            #expect(
                throws: OpeningError.archive(
                    .unknownFormat, path: folder.hostPath("debs/c.deb"))
            ) { _ = try folder.open("debs") }
        }
    }

    @Test func `several packages are one system, named or in one folder`() async throws {
        var pear = PackageBuilder("pear", license: "ISC")
        pear.files = SystemFiles()
        pear.files.link("usr/share/doc/pear", to: "apple")
        try await withDebianRoot { folder in
            try await write(PackageBuilder("apple", license: "Zlib"), to: folder, as: "debs/a.deb")
            try await write(pear, to: folder, as: "debs/no-suffix")
            try folder.file("debs/Packages", "Package: none\n")
            let expected = ["apple 1.0-1 Zlib", "pear 1.0-1 Zlib"]
            #expect(try await folder.packages("debs") == expected)
            let paths = ["debs/no-suffix", "debs/a.deb"].map(folder.hostPath)
            let source = try OpenedSystem(at: .packages(paths))
            #expect(try await packages(of: source.system) == expected)
            #expect(source.image == nil)
            let stamp = try #require(try folder.open("debs").stamp)
            try await write(PackageBuilder("fig", license: "ISC"), to: folder, as: "debs/b.deb")
            #expect(!stamp.isCurrent)
        }
    }

    @Test func `two versions of a package are an error that names both`() async throws {
        try await withDebianRoot { folder in
            try await write(PackageBuilder("apple", license: "Zlib"), to: folder, as: "debs/1.deb")
            try await write(PackageBuilder("pear", license: "ISC"), to: folder, as: "debs/2.deb")
            try await write(
                PackageBuilder("apple", version: "2", license: "ISC"), to: folder, as: "debs/3.deb")
            let paths = ["debs/1.deb", "debs/3.deb"].map(folder.hostPath)
            #expect(
                throws: OpeningError.archive(
                    .duplicatePackage("apple:all", otherPath: paths[0]), path: paths[1])
            ) { _ = try folder.open("debs") }
        }
    }

    @Test func `a package that is named twice is one`() async throws {
        try await withDebianRoot { folder in
            for name in ["debs/1.deb", "debs/2.deb"] {
                try await write(PackageBuilder("apple", license: "Zlib"), to: folder, as: name)
            }
            #expect(try await folder.packages("debs") == ["apple 1.0-1 Zlib"])
            let source = try folder.open("debs", includesFileLists: true)
            #expect(try await DpkgDatabase(root: source.system.root).problems == [])
        }
    }

    @Test func `a package brings no database by a link`() async throws {
        var package = PackageBuilder("apple", license: "Zlib")
        package.files.link("var/lib/dpkg", to: "../../usr/share/doc/apple")
        try await withDebianRoot { folder in
            try await write(package, to: folder, as: "apple")
            #expect(try await folder.packages("apple") == ["apple 1.0-1 Zlib"])
        }
    }

    @Test func `a package brings no database of its own`() async throws {
        var package = PackageBuilder("apple", license: "Zlib")
        package.files.file("var/lib/dpkg/status", "Package: evil\nStatus: a b installed\n")
        package.files.file("var/lib/dpkg/status.d/evil", "Package: evil\n")
        try await withDebianRoot { folder in
            try await write(package, to: folder, as: "apple")
            #expect(folder.failure("apple") == .contradiction("control", "/var/lib/dpkg"))
        }
    }

    @Test func `the files of packages have owners`() async throws {
        var package = PackageBuilder("apple", license: "Zlib")
        package.files.file("usr/bin/apple", "")
        try await withDebianRoot { folder in
            try await write(package, to: folder, as: "apple")
            let system = try folder.open("apple", includesFileLists: true).system
            #expect(try await system.owners(of: "/usr/bin/apple").map(\.id) == ["apple:all"])
            #expect(try await system.owners(of: "/usr/bin/pear") == [])
        }
    }

    @Test func `the package at fault is named`() async throws {
        try await withDebianRoot { folder in
            try await write(PackageBuilder("apple", license: "Zlib"), to: folder, as: "good")
            try folder.file("bad", "!<arch>\n")
            let paths = ["good", "bad"].map(folder.hostPath)
            #expect(throws: OpeningError.archive(.unknownFormat, path: paths[1])) {
                try OpenedSystem(at: .packages(paths))
            }
        }
    }

    @Test(arguments: ["control", "control.tar", "data.tar"])
    func `what lacks a part is an error`(part: String) async throws {
        var tar = TarBuilder()
        if part != "control" { tar.file("./control", "Package: apple\n") }
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        if part != "control.tar" { archive.member("control.tar", tar.bytes) }
        if part != "data.tar" { archive.member("data.tar", TarBuilder().bytes) }
        try await withDebianRoot { folder in
            try folder.file("apple", archive.bytes)
            #expect(folder.failure("apple") == .missingMember(part))
        }
    }

    @Test func `a control file that is a link or longer than any is none`() async throws {
        var tar = TarBuilder()
        tar.link("control", to: "/etc/passwd")
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar", tar.bytes)
        var long = ArBuilder()
        long.member("debian-binary", Array("2.0\n".utf8))
        tar = TarBuilder()
        tar.file("control", [UInt8](repeating: 0x41, count: 4 << 20 + 1))
        long.member("control.tar", tar.bytes)
        try await withDebianRoot { folder in
            try folder.file("link", archive.bytes)
            try folder.file("long", long.bytes)
            #expect(folder.failure("link") == .missingMember("control"))
            #expect(folder.failure("long") == .limit(.documents))
        }
    }
}
