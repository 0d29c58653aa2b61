import ArchiveFixtures
import Testing

@testable import DebianSystems

@Suite struct SquashingTests {
    private let apple = "usr/share/doc/apple/copyright"

    // MARK: What replaces what

    @Test func `a file replaces that of a lower layer, and folders are merged`() async throws {
        let tree = try await FileTree(
            {
                $0.folder("usr/share/doc/apple")
                $0.file(apple, "old")
                $0.file("etc/hostname", "orchard")
            },
            {
                $0.folder("usr/share/doc/apple")
                $0.file(apple, "new")
                $0.file("usr/share/doc/pear/copyright", "Pear")
            })
        #expect(
            tree.lines == [
                "etc/hostname orchard", "\(apple) new", "usr/share/doc/pear/copyright Pear",
            ])
    }

    @Test func `of entries with one path the last counts`() async throws {
        let tree = try await FileTree({
            $0.file(apple, "first")
            $0.folder(apple)
            $0.file(apple, "second")
            $0.file("./usr//share/doc/apple/./copyright", "third")
        })
        #expect(tree.lines == ["\(apple) third"])
    }

    @Test func `a folder becomes a link and back`() async throws {
        let folder: LayerFixture = { $0.file(apple, "Apple") }
        let link: LayerFixture = {
            $0.link("usr/share/doc/apple", to: "fruit")
            $0.file("usr/share/doc/fruit/copyright", "Fruit")
        }
        let back: LayerFixture = {
            $0.folder("usr/share/doc/apple")
            $0.file(apple, "Apple again")
        }
        var tree = try await FileTree(folder, link)
        #expect(tree.contents(of: apple) == "Fruit")
        tree = try await FileTree(folder, link, back)
        #expect(
            tree.lines == ["\(apple) Apple again", "usr/share/doc/fruit/copyright Fruit"])
    }

    @Test func `a file becomes a folder, by an entry or by a path alone`() async throws {
        let file: LayerFixture = { $0.file("usr/share/doc/apple", "file") }
        #expect(try await FileTree(file).lines == ["usr/share/doc/apple other"])
        let entry = try await FileTree(file, { $0.folder("usr/share/doc/apple") })
        #expect(entry.lines == ["usr/share/doc/apple/"])
        let path = try await FileTree(file, { $0.file(apple, "Apple") })
        #expect(path.lines == ["\(apple) Apple"])
    }

    @Test func `devices and FIFOs are no files`() async throws {
        let tree = try await FileTree(
            { $0.file(apple, "Apple") },
            {
                $0.fifo(apple)
                $0.device("etc/hostname")
            })
        #expect(tree.lines == ["etc/hostname other", "\(apple) other"])
    }

    // MARK: Paths

    @Test(arguments: [
        "/usr/share/doc/apple/copyright", "./usr/share/doc/apple/copyright",
        "../../usr/share/doc/apple/copyright", "usr/../usr/share/./doc//apple/copyright",
        "etc/../../../usr/share/doc/apple/copyright",
    ])
    func `a path stays in the root`(_ path: String) async throws {
        #expect(try await FileTree({ $0.file(path, "Apple") }).lines == ["\(apple) Apple"])
    }

    @Test(arguments: ["", "/", ".", "./", "..", "../..", "usr/.."])
    func `the root itself is nothing but a folder`(_ path: String) async throws {
        let tree = try await FileTree(
            { $0.file(apple, "Apple") },
            {
                $0.link(path, to: "etc")
                $0.folder(path)
                $0.hardLink(path, to: apple)
            })
        #expect(tree.lines == ["\(apple) Apple"])
    }

    @Test func `names are of any bytes`() async throws {
        let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x62]
        let layer = try await Changeset {
            var header = TarFields("")
            header.name = Array("usr/share/doc/".utf8) + name + Array("/copyright".utf8)
            $0.entry(header)
        }
        #expect(layer.changes.map(\.names[3]) == [name])
    }

    // MARK: Links on the way

    @Test(arguments: [
        "/data", "../../data", "../../../data", "../../../../../data", "/usr/../../data", "far",
    ])
    func `an entry goes where a link of a lower layer leads, inside the root`(
        _ target: String
    ) async throws {
        let tree = try await FileTree(
            keeping: .once,
            {
                $0.link("usr/share/doc", to: target)
                $0.link("usr/share/far", to: "../../data")
                $0.folder("data")
            },
            { $0.file(apple, "Apple") })
        #expect(tree.lines.contains("data/apple/copyright Apple"))
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test func `an entry goes through links that other layers placed on the way`() async throws {
        let tree = try await FileTree(
            keeping: .once,
            { $0.link("usr/share/doc", to: "/one/doc") },
            { $0.link("one", to: "../../two") },
            { $0.file(apple, "Apple") })
        #expect(
            tree.lines == [
                "one -> ../../two", "two/doc/apple/copyright Apple", "usr/share/doc -> /one/doc",
            ])
        #expect(tree.contents(of: apple) == "Apple")
    }

    @Test(arguments: ["doc", "../share/doc", "doc/doc"])
    func `an entry behind links in a circle is an error`(_ target: String) async throws {
        await #expect(throws: ArchiveError.limit(.links)) {
            _ = try await FileTree({
                $0.link("usr/share/doc", to: target)
                $0.file(apple, "Apple")
            })
        }
    }

    @Test func `an entry in the place of a link replaces the link, not what it leads to`()
        async throws
    {
        let tree = try await FileTree(
            {
                $0.file("usr/share/doc/fruit/copyright", "Fruit")
                $0.link(apple, to: "../fruit/copyright")
            },
            { $0.file(apple, "Apple") })
        #expect(tree.lines == ["\(apple) Apple", "usr/share/doc/fruit/copyright Fruit"])
    }

    // MARK: Hard links

    @Test func `a hard link is the same file, in its layer and above`() async throws {
        let tree = try await FileTree(
            {
                $0.file(apple, "Fruit")
                $0.hardLink("usr/share/doc/pear/copyright", to: apple)
            },
            { $0.hardLink("usr/share/doc/plum/copyright", to: "/usr/share/doc/pear/copyright") })
        let system = InstalledSystem(tree, path: "image")
        #expect(tree.contents(of: "usr/share/doc/plum/copyright") == "Fruit")
        let states = ["apple", "pear", "plum"].map {
            system.state(of: "usr/share/doc/\($0)/copyright")
        }
        #expect(states[0] != nil && Set(states).count == 1)
    }

    @Test func `a hard link outlives the name that it was made of`() async throws {
        let tree = try await FileTree(
            { $0.file(apple, "Fruit") },
            { $0.hardLink("usr/share/doc/pear/copyright", to: apple) },
            { $0.file("usr/share/doc/.wh.apple") })
        #expect(tree.lines == ["usr/share/doc/pear/copyright Fruit"])
    }

    @Test func `a hard link may be one of a symbolic link, and goes through others`() async throws {
        let tree = try await FileTree({
            $0.link(apple, to: "../fruit/copyright")
            $0.link("usr/share/doc/alias", to: "apple")
            $0.hardLink("usr/share/doc/pear/copyright", to: "usr/share/doc/alias/copyright")
        })
        #expect(
            tree.lines == [
                "usr/share/doc/alias -> apple", "\(apple) -> ../fruit/copyright",
                "usr/share/doc/pear/copyright -> ../fruit/copyright",
            ])
    }

    @Test(arguments: [
        "../../../../etc/passwd", "usr/share/doc", "usr/share/doc/pear/copyright", "",
        "usr/share/doc/loop/copyright", "gone",
    ])
    func `a hard link to what isn't there, or to no file, is missing`(
        _ target: String
    ) async throws {
        let tree = try await FileTree({
            $0.link("usr/share/doc/loop", to: "loop")
            $0.hardLink(apple, to: target)
            $0.file("usr/share/doc/pear/copyright", "a later entry")
        })
        #expect(tree.contents(of: apple) == nil)
    }

    // MARK: Values and limits

    @Test func `a tree of the lower layers stays as it was`() async throws {
        let lower = try await FileTree({ $0.file(apple, "Apple") })
        var upper = lower
        try upper.apply(try await Changeset { $0.file("usr/.wh.share") })
        #expect(lower.lines == ["\(apple) Apple"])
        #expect(upper.lines == ["usr/"])
    }

    @Test func `folders that paths alone name count as nodes too`() throws {
        var layer = Changeset()
        let below = String(repeating: "a/", count: 120)
        for number in 0..<4000 { layer.add(Array("\(number)/\(below)x".utf8), .other) }
        var tree = FileTree()
        #expect(throws: ArchiveError.limit(.keptEntries)) { try tree.apply(layer) }
    }

    @Test func `what is kept and lies too deep for a look-up is an error`() async throws {
        func path(_ depth: Int, _ name: String = "copyright") -> String {
            String(repeating: "d/", count: depth) + name
        }
        let layer = try await Changeset(keeping: .once) {
            $0.pax([("path", path(128))])
            $0.file("deep")
            $0.pax([("path", path(200, "moon"))])
            $0.file("deeper")
        }
        #expect(layer.changes.map(\.names.count) == [129])
        var tree = FileTree()
        try tree.apply(layer)
        #expect(tree.contents(of: path(128)) == "")
        await #expect(throws: ArchiveError.limit(.metadata)) {
            _ = try await Changeset(keeping: .once) {
                $0.pax([("path", path(129))])
                $0.file("deeper")
            }
        }
    }
}
