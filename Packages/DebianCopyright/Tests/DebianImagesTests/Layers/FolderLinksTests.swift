import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianCopyright
@testable import DebianImages

/// Entries that are spelled by way of a link: whoever unpacks them writes to where it leads.
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

    @Test func `chains are followed, and circles lead nowhere`() async throws {
        let tree = try await FileTree {
            $0.link("one", to: "two")
            $0.link("two", to: "usr/share/doc")
            $0.file("one/apple/copyright", "Apple")
            $0.link("round", to: "and")
            $0.link("and", to: "round")
            $0.file("round/apple/copyright", "Pear")
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

    @Test func `links of lower layers count until they are removed`() async throws {
        var base = SystemFiles()
        base.install("apple", license: "Zlib")
        base.link("d", to: "usr/share/doc")
        var upper = TarBuilder()
        upper.file("d/apple/copyright", ISCFile.text)
        var last = TarBuilder()
        last.file(".wh.d")
        last.file("d/apple/copyright", "License: none")
        try await withDebianRoot { folder in
            for (name, layers) in [
                ("two", [base.tar, upper.bytes]), ("three", [base.tar, upper.bytes, last.bytes]),
            ] {
                let image = ImageBuilder(layers.map { ImageBuilder.Layer($0) })
                try folder.file(name, image.dockerArchive)
                #expect(try await folder.packages(name) == ["apple 1.0-1 ISC"], "\(name)")
            }
        }
    }

    @Test func `a package that writes through its own link is judged by where that leads`()
        async throws
    {
        var pear = PackageBuilder("pear", license: "ISC")
        pear.files = SystemFiles()
        pear.files.link("usr/share/doc/pear", to: "apple")
        pear.files.file("usr/share/doc/pear/copyright", ISCFile.text)
        let apple = PackageBuilder("apple", license: "AGPL-3")
        try await withDebianRoot { folder in
            try folder.file("debs/0.deb", try await apple.archive())
            try folder.file("debs/1.deb", try await pear.archive())
            guard case .conflictingPackage = folder.failure("debs") else {
                Issue.record("\(folder.failure("debs") as Any)")
                return
            }
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
