import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

/// Entries that are spelled through a link: programs that unpack write to the link's target.
struct FolderLinksTests {
    private let apple = "usr/share/doc/apple/copyright"

    @Test(arguments: [
        ("d", "usr/share/doc", "d/apple/copyright"), ("d", "/usr/share/doc", "d/apple/copyright"),
        ("opt/d", "../usr/share", "opt/d/doc/apple/copyright"),
        ("d", ".", "d/d/d/usr/share/doc/apple/copyright"),
    ])
    func `an entry through a link is where the link leads`(
        link: String, target: String, path: String
    ) async throws {
        let tree = try await FileTree {
            $0.link(link, to: target)
            $0.file(path, "Apple")
        }
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `chains are followed`() async throws {
        let tree = try await FileTree {
            $0.link("one", to: "two")
            $0.link("two", to: "usr/share/doc")
            $0.file("one/apple/copyright", "Apple")
        }
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `what takes a link's place is no link`() async throws {
        let tree = try await FileTree {
            $0.file(apple, "Apple")
            $0.link("d", to: "usr/share/doc")
            $0.folder("d")
            $0.file("d/apple/copyright", "Pear")
        }
        #expect(tree.contents(of: apple) == "Apple")
    }

    /// Docker unpacks each layer into a folder of its own, which lacks the link; others unpack all
    /// into one.
    @Test func `an entry through a link of a lower layer is an error, until that is removed`()
        async throws
    {
        var base = SystemFiles()
        base.install("apple", license: "Zlib")
        base.link("d", to: "usr/share/doc")
        base.link("run", to: "var/run")
        var upper = TarBuilder()
        upper.file("d/apple/copyright", ISCFile.text)
        var mark = TarBuilder()
        mark.file("d/.wh.apple")
        var last = TarBuilder()
        last.file(".wh.d")
        last.file("d/apple/copyright", ISCFile.text)
        last.file("run/apple.pid")
        try await withDebianRoot { folder in
            for (name, layer) in [("upper", upper), ("mark", mark), ("last", last)] {
                let image = ImageBuilder([base.tar, layer.bytes].map { ImageBuilder.Layer($0) })
                try folder.file(name, image.dockerArchive)
                try folder.file(
                    "\(name).gz", try await image.dockerArchive.compressed(with: .gzip))
            }
            for end in ["", ".gz"] {
                #expect(
                    folder.failure("upper\(end)") == .contradiction("d/apple/copyright", apple))
                #expect(
                    folder.failure("mark\(end)") == .contradiction("d/apple", "usr/share/doc/apple")
                )
                #expect(try await folder.packages("last\(end)") == ["apple 1.0-1 Zlib"])
            }
        }
    }

    /// GNU tar, dpkg-deb and dpkg disagree about these.
    private static let ambiguous: [@Sendable (inout TarBuilder) -> Void] = [
        {
            $0.link("usr/share/doc/apple", to: "pear")
            $0.folder("usr/share/doc/apple")
        },
        {
            $0.file("usr/share/doc/apple/copyright", "License: AGPL-3")
            $0.link("usr/share/doc/apple", to: "pear")
        },
        {
            $0.folder("usr/share/doc/apple")
            $0.file("usr/share/doc/apple", "")
        },
    ]

    @Test(arguments: ambiguous)
    func `a package has a folder or something else at a path`(
        _ build: @Sendable (inout TarBuilder) -> Void
    ) async throws {
        var data = TarBuilder()
        build(&data)
        let archive = PackageBuilder("apple", license: "AGPL-3").archive(of: data)
        try await withDebianRoot { folder in
            try folder.file("apple.deb", archive)
            let path = "usr/share/doc/apple"
            #expect(
                folder.failure("apple.deb") == .damaged(.repeatedMember(path), offset: 0))
        }
    }

    @Test func `a package is unpacked through the links of those before`() async throws {
        var link = TarBuilder()
        link.link("l", to: "usr/share/doc/pear")
        var data = TarBuilder()
        data.file("l/copyright", "License: ISC")
        let pear = PackageBuilder("pear", license: "AGPL-3")
        let apple = PackageBuilder("apple", license: "Zlib")
        try await withDebianRoot { folder in
            try folder.file("debs/0.deb", apple.archive(of: link))
            try folder.file("debs/1.deb", try await pear.archive())
            try folder.file(
                "debs/2.deb", PackageBuilder("plum", license: "ISC").archive(of: data))
            guard case .conflictingPackage = folder.failure("debs") else {
                Issue.record("\(folder.failure("debs") as Any)")
                return
            }
        }
    }

    @Test func `a hard link to a link leads where that does`() async throws {
        let tree = try await FileTree {
            $0.link("one", to: "usr/share/doc")
            $0.hardLink("two", to: "one")
            $0.file("two/apple/copyright", "Apple")
        }
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `dots in a link's target go up from where it has led`() async throws {
        let tree = try await FileTree {
            $0.link("one", to: "usr/share/doc/pear")
            $0.link("two", to: "one/..")
            $0.file("two/apple/copyright", "Apple")
        }
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `a hard link's target is where it leads at that time`() async throws {
        let tree = try await FileTree {
            $0.file("usr/share/doc/pear/copyright", "Pear")
            $0.link("one", to: "usr/share/doc/pear")
            $0.hardLink(apple, to: "one/copyright")
            $0.link("one", to: "usr/share/doc/plum")
        }
        #expect(tree.contents(of: apple) == "Pear")
    }

    @Test(arguments: ["opt/.wh..wh..opq", ".wh.opt"])
    func `links go with the folder that holds them`(_ mark: String) async throws {
        let tree = try await FileTree(
            {
                $0.file(apple, "Apple")
                $0.link("opt/d", to: "/usr/share/doc")
            },
            {
                $0.file(mark)
                $0.file("opt/d/apple/copyright", "Pear")
            })
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `a link in a folder that took a lost link's place is followed`() async throws {
        var base = SystemFiles()
        base.install("apple", license: "Zlib")
        base.link("opt/d", to: "/var")
        var upper = TarBuilder()
        upper.file("opt/.wh..wh..opq")
        upper.link("opt/d/e", to: "/usr/share/doc")
        upper.file("opt/d/e/apple/copyright", ISCFile.text)
        try await withDebianRoot { folder in
            let image = ImageBuilder([base.tar, upper.bytes].map { ImageBuilder.Layer($0) })
            try folder.file("image", image.dockerArchive)
            #expect(try await folder.packages("image") == ["apple 1.0-1 ISC"])
        }
    }

    @Test func `a layer that comes again meets the links of that time`() async throws {
        var base = SystemFiles()
        base.install("apple", license: "Zlib")
        var upper = TarBuilder()
        upper.file("d/apple/copyright", ISCFile.text)
        var link = TarBuilder()
        link.file(".wh.d")
        link.link("d", to: "usr/share/doc")
        let layers = [base.tar, upper.bytes, link.bytes, upper.bytes]
        try await withDebianRoot { folder in
            let image = ImageBuilder(layers.map { ImageBuilder.Layer($0) })
            let members = image.dockerMembers
            try folder.file(
                "image", ImageBuilder.tar(of: Array(members[0...2] + members[4...])))
            #expect(folder.failure("image") == .contradiction("d/apple/copyright", apple))
        }
    }

    @Test func `a chain of hard links that is too long to follow is an error`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "AGPL-3")
        try await withDebianRoot { folder in
            var tar = TarBuilder()
            tar.file("opt/0", ISCFile.text)
            for number in 1...6 { tar.hardLink("opt/\(number)", to: "opt/\(number - 1)") }
            tar.hardLink(apple, to: "opt/6")
            try folder.file("tar", files.tar.dropLast(1024) + tar.bytes)
            #expect(folder.failure("tar") == .limit(.links))
        }
    }
}

private enum ISCFile {
    static let text = "License: ISC"
}
