import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

/// The OCI image specification, Image Layer Filesystem Changeset.
@Suite struct WhiteoutTests {
    @Test func `a whiteout removes a file of lower layers`() async throws {
        let tree = try await FileTree(
            {
                $0.file("usr/share/doc/apple/copyright", "Apple")
                $0.file("usr/share/doc/pear/copyright", "Pear")
            },
            { $0.file("usr/share/doc/apple/.wh.copyright") })
        #expect(tree.lines == ["usr/share/doc/apple/", "usr/share/doc/pear/copyright Pear"])
    }

    @Test(arguments: ["usr/share/doc/.wh.apple", "usr/share/.wh.doc", "usr/.wh.share", ".wh.usr"])
    func `a whiteout removes a folder with all below it`(_ path: String) async throws {
        let tree = try await FileTree(
            {
                $0.file("etc/hostname", "orchard")
                $0.file("usr/share/doc/apple/copyright", "Apple")
            },
            { $0.file(path) })
        #expect(tree.contents(of: "usr/share/doc/apple/copyright") == nil)
        #expect(tree.contents(of: "etc/hostname") == "orchard")
    }

    @Test func `what a layer adds stays, whatever the order in its tar`() async throws {
        let old: LayerFixture = {
            $0.file("usr/share/doc/apple/copyright", "old")
            $0.file("usr/share/doc/pear/copyright", "old")
            $0.file("usr/share/doc/plum/copyright", "old")
        }
        let added = ["usr/share/doc/apple/copyright new", "usr/share/doc/plum/copyright new"]
        for mark in [".wh.doc", "doc/.wh..wh..opq"] {
            let tree = try await FileTree(
                old,
                {
                    $0.file("usr/share/doc/apple/copyright", "new")
                    $0.file("usr/share/\(mark)")
                    $0.file("usr/share/doc/plum/copyright", "new")
                })
            #expect(tree.lines == added, "\(mark)")
        }
    }

    @Test func `an opaque folder keeps nothing of lower layers, and itself`() async throws {
        let old: LayerFixture = {
            $0.file("etc/hostname", "orchard")
            $0.file("usr/share/doc/apple/copyright", "old")
        }
        let folder = try await FileTree(old, { $0.file("usr/share/doc/.wh..wh..opq") })
        #expect(folder.lines == ["etc/hostname orchard", "usr/share/doc/"])
        let root = try await FileTree(old, { $0.file(".wh..wh..opq") })
        #expect(root.lines == [""])
    }

    @Test func `what was removed comes back with a later layer alone`() async throws {
        let tree = try await FileTree(
            {
                $0.file("usr/share/doc/apple/copyright", "Apple")
                $0.file("usr/share/doc/pear/copyright", "Pear")
            },
            { $0.file("usr/share/.wh.doc") },
            { $0.file("usr/share/doc/pear/copyright", "Pear again") })
        #expect(tree.lines == ["usr/share/doc/pear/copyright Pear again"])
    }

    @Test(arguments: [
        ".wh.", ".wh..", ".wh...", ".wh..wh.plnk", ".wh..wh.aufs", ".wh..wh.orph/1",
        ".wh..wh.plnk/.wh.apple", ".wh.x/.wh..wh..opq", ".wh..wh..opq/.wh.apple",
    ])
    func `AUFS's other files say nothing`(_ name: String) async throws {
        let tree = try await FileTree(
            { $0.file("usr/share/doc/apple/copyright", "Apple") },
            { $0.file("usr/share/doc/\(name)") })
        #expect(tree.lines == ["usr/share/doc/apple/copyright Apple"])
    }

    @Test func `a hard link to what AUFS keeps for itself is an error`() async throws {
        await #expect(throws: ArchiveError.damaged(.header, offset: 0)) {
            _ = try await Changeset {
                $0.hardLink("usr/share/doc/apple/copyright", to: ".wh..wh.plnk/1.2")
            }
        }
    }

    @Test func `in a package such names are files' own`() async throws {
        var apple = PackageBuilder("apple", license: "Zlib")
        apple.files = SystemFiles()
        apple.files.file("usr/share/.wh.d/text", "License: ISC")
        apple.files.link("usr/share/doc/apple/copyright", to: "../../.wh.d/text")
        apple.files.file("usr/share/doc/.wh.apple", "")
        try await withDebianRoot { folder in
            try folder.file("apple.deb", try await apple.archive())
            #expect(try await folder.packages("apple.deb") == ["apple 1.0-1 ISC"])
        }
    }

    @Test func `a whiteout goes through a link of lower layers`() async throws {
        let tree = try await FileTree(
            {
                $0.file("usr/share/doc/fruit/copyright", "Fruit")
                $0.link("usr/share/doc/apple", to: "fruit")
            },
            { $0.file("usr/share/doc/apple/.wh.copyright") })
        #expect(tree.lines == ["usr/share/doc/apple -> fruit", "usr/share/doc/fruit/"])
    }

    @Test(arguments: [".wh..wh..opq", ".wh.copyright"])
    func `what is said of a folder in a link's place isn't said of what the link led to`(
        _ mark: String
    ) async throws {
        let tree = try await FileTree(
            {
                $0.file("usr/share/doc/fruit/copyright", "Fruit")
                $0.link("usr/share/doc/apple", to: "fruit")
            },
            {
                $0.folder("usr/share/doc/apple")
                $0.file("usr/share/doc/apple/\(mark)")
            })
        #expect(tree.lines == ["usr/share/doc/apple/", "usr/share/doc/fruit/copyright Fruit"])
    }

    @Test func `whiteouts of what isn't there remove nothing`() async throws {
        let tree = try await FileTree(
            {
                $0.link("usr/share/doc/loop", to: "loop")
                $0.file("usr/share/doc/apple/copyright", "Apple")
            },
            {
                $0.file("usr/share/doc/.wh.pear")
                $0.file("usr/share/doc/pear/.wh..wh..opq")
                $0.file("usr/share/doc/loop/.wh.copyright")
                $0.file("usr/share/doc/apple/copyright/.wh..wh..opq")
            })
        #expect(
            tree.lines == [
                "usr/share/doc/apple/copyright Apple", "usr/share/doc/loop -> loop",
            ])
    }
}
