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

@Suite struct FileTreeTests {
    private func root(_ tree: FileTree) -> RootDirectory { RootDirectory(tree, path: "image.tar") }

    private func bytes(_ text: String) -> FileTree.Node { .file(.bytes(Array(text.utf8))) }

    /// A tree with files in its root.
    private func tree(_ files: [String: FileTree.Node]) -> FileTree {
        var tree = FileTree()
        for (name, node) in files { tree.add(node, as: Array(name.utf8), in: FileTree.root) }
        return tree
    }

    @Test func `an empty tree is an empty root`() throws {
        let root = root(FileTree())
        #expect(try root.folder("/").names() == [])
        #expect(root.outcome("name") == .failure(.missing))
        #expect(root.path == "image.tar")
    }

    @Test func `a buffer that took bytes of a tree leaves them as they are`() throws {
        let root = root(tree(["pear": bytes("pear"), "plum": bytes("a plum"), "none": bytes("")]))
        var buffer = FileBuffer()
        for (name, text) in [
            ("pear", "pear"), ("plum", "a plum"), ("none", ""), ("pear", "pear"),
        ] {
            try root.read(name, limit: 100, into: &buffer)
            #expect(buffer.text == text)
        }
        #expect(root.outcome("plum") == .success("a plum"))
    }

    @Test func `one buffer reads a tree's files and the host's in turn`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("host", "the host's")
            let host = try RootDirectory(path: fixture.path)
            let root = root(tree(["tree": bytes("the tree's")]))
            var buffer = FileBuffer()
            for _ in 0..<2 {
                try root.read("tree", limit: 100, into: &buffer)
                #expect(buffer.text == "the tree's")
                try host.read("host", limit: 100, into: &buffer)
                #expect(buffer.text == "the host's")
            }
        }
    }

    @Test func `an extent is read from its place in the archive`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("archive", "header pear header")
            let archive = try SharedFile(hostFile: fixture.hostPath("archive"))
            let root = root(
                tree([
                    "pear": .file(.extent(archive, offset: 7, count: 4)),
                    "none": .file(.extent(archive, offset: 18, count: 0)),
                ]))
            #expect(root.outcome("pear") == .success("pear"))
            #expect(root.outcome("none") == .success(""))
            #expect(root.outcome("pear", limit: 3) == .failure(.tooLarge(size: 4, limit: 3)))
        }
    }

    @Test func `an archive that was cut short since is an error`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("archive", "header pear")
            let archive = try SharedFile(hostFile: fixture.hostPath("archive"))
            let root = root(tree(["pear": .file(.extent(archive, offset: 7, count: 4))]))
            try fixture.file("archive", "header pe")
            #expect(
                root.outcome("pear") == .failure(.unreadable(SystemError(number: EIO))))
        }
    }

    @Test func `what was too long to keep is too long to read`() {
        let root = root(tree(["pear": .file(.omitted(size: 101))]))
        #expect(root.outcome("pear") == .failure(.tooLarge(size: 101, limit: 100)))
    }

    @Test func `a copy stays as it was`() {
        var tree = tree(["pear": bytes("old"), "plum": bytes("plum")])
        let copy = tree
        tree.add(bytes("new"), as: Array("pear".utf8), in: FileTree.root)
        tree.remove(Array("plum".utf8), from: FileTree.root)
        #expect(root(tree).outcome("pear") == .success("new"))
        #expect(root(tree).outcome("plum") == .failure(.missing))
        #expect(root(copy).outcome("pear") == .success("old"))
        #expect(root(copy).outcome("plum") == .success("plum"))
    }

    @Test func `what takes a file's place is another file, of the same size too`() throws {
        var tree = tree(["pear": bytes("old")])
        let old = try root(tree).open("pear").state
        tree.add(bytes("new"), as: Array("pear".utf8), in: FileTree.root)
        #expect(try root(tree).open("pear").state != old)
    }

    @Test func `a hard link to what isn't there is missing`() throws {
        let root = root(
            tree(["hard": .unresolved([Array("gone".utf8)]), "soft": .link(Array("hard".utf8))]))
        #expect(root.outcome("hard") == .failure(.missing))
        #expect(root.outcome("soft") == .failure(.danglingLink))
        #expect(try root.folder("/").names() == [Array("soft".utf8)])
    }

    @Test func `a system in memory is read as the same one in a folder`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("usr/lib/os-release", "ID=orchard\n")
            try fixture.link("etc/os-release", to: "../usr/lib/os-release")
            try fixture.install("apple", copyright: "Apples are free.\n")
            try fixture.install("pear", copyright: "Pears are free.\n")
            try fixture.install("plum")
            try fixture.link("usr/share/doc/plum", to: "pear")
            try fixture.install("quince")
            func read(_ system: InstalledSystem) async throws -> [String] {
                let files = CopyrightLocator(root: system.root)
                return ["\(OSRelease(root: system.root))"]
                    + (try await DpkgDatabase(root: system.root).packages)
                    .map { "\($0) \(files.outcome(of: $0.name))" }
            }
            let folder = try await read(InstalledSystem(path: fixture.path))
            let tree = InstalledSystem(try FileTree(copying: fixture), path: fixture.path)
            #expect(try await read(tree) == folder)
            #expect(folder.count == 5)
        }
    }
}
