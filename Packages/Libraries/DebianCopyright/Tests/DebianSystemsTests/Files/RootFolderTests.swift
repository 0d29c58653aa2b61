import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct RootFolderTests {
    @Test(arguments: RootForm.allCases)
    func `names are ordered as bytes`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            for name in ["b", "a", "B", "a-1", "a.1", ".hidden", "ä", "sub/c"] {
                try fixture.file("folder/\(name)", "")
            }
            let folder = try form.root(of: fixture).folder("folder")
            let names = try folder.names().map { String(decoding: $0, as: UTF8.self) }
            #expect(names == [".hidden", "B", "a", "a-1", "a.1", "b", "sub", "ä"])
            #expect(try folder.names().count == 8, "a second listing begins anew")
        }
    }

    @Test(arguments: RootForm.allCases)
    func `an empty folder has no names`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("folder")
            #expect(try form.root(of: fixture).folder("/folder").names() == [])
        }
    }

    @Test(arguments: RootForm.allCases)
    func `a folder that is not there has its reason`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("file", "text")
            try fixture.link("dangling", to: "gone")
            try fixture.link("loop", to: "loop")
            let root = try form.root(of: fixture)
            #expect(throws: FileProblem.missing) { try root.folder("gone") }
            #expect(throws: FileProblem.missing) { try root.folder("file") }
            #expect(throws: FileProblem.danglingLink) { try root.folder("dangling") }
            #expect(throws: FileProblem.linkLoop) { try root.folder("loop") }
        }
    }

    @Test(arguments: RootForm.allCases)
    func `files are read from an open folder, upwards and from the root too`(_ form: RootForm)
        async throws
    {
        try await withDebianRoot { fixture in
            try fixture.file("data/doc/pear/copyright", "pear")
            try fixture.file("data/plum", "plum")
            try fixture.link("doc", to: "data/doc")
            let folder = try form.root(of: fixture).folder("doc")
            var buffer = FileBuffer()
            try folder.open("pear/copyright".utf8).read(limit: 100, into: &buffer)
            #expect(buffer.text == "pear")
            try folder.open("../plum".utf8).read(limit: 100, into: &buffer)
            #expect(buffer.text == "plum")
            try folder.open("/data/plum".utf8).read(limit: 100, into: &buffer)
            #expect(buffer.text == "plum")
            let inner = try folder.folder("pear")
            try inner.open("copyright".utf8).read(limit: 100, into: &buffer)
            #expect(buffer.text == "pear")
        }
    }

    @Test(arguments: RootForm.allCases)
    func `a folder stays open when its root is no longer held`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("doc/name", "pear")
            let folder: RootFolder
            do { folder = try form.root(of: fixture).folder("doc") }
            var buffer = FileBuffer()
            try folder.open("../doc/name".utf8).read(limit: 100, into: &buffer)
            #expect(buffer.text == "pear")
        }
    }

    @Test(arguments: RootForm.allCases)
    func `one file by several names has one state, another of its text has not`(
        _ form: RootForm
    ) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("pear", "text")
            try fixture.file("plum", "text")
            try fixture.hardLink("hard", to: "pear")
            try fixture.link("soft", to: "pear")
            let root = try form.root(of: fixture)
            let pear = try root.open("pear").state
            #expect(try root.open("hard").state == pear)
            #expect(try root.open("soft").state == pear)
            #expect(try root.open("plum").state != pear)
        }
    }

    @Test func `a file that was written again has another state`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("pear", "text")
            let root = try RootDirectory(path: fixture.path)
            let pear = try root.open("pear").state
            try fixture.file("pear", "tent")
            #expect(try root.open("pear").state != pear)
        }
    }

    @Test(arguments: RootForm.allCases)
    func `one folder by two paths is the same`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("pear")
            try fixture.folder("plum")
            try fixture.link("alias", to: "pear")
            let root = try form.root(of: fixture)
            let pear = try root.folder("pear")
            #expect(try root.folder("alias").isSameFolder(as: pear))
            #expect(try !root.folder("plum").isSameFolder(as: pear))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `many threads read at once`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            for number in 0..<50 {
                try fixture.file(
                    "doc/p\(number)/copyright", String(repeating: "\(number) ", count: 1000))
                try fixture.link("doc/alias\(number)", to: "p\(number)")
            }
            let folder = try form.root(of: fixture).folder("doc")
            let wrong = await withTaskGroup(of: [String].self) { group in
                for worker in 0..<8 {
                    group.addTask {
                        var buffer = FileBuffer()
                        var wrong: [String] = []
                        for number in 0..<50 {
                            let name = worker % 2 == 0 ? "p\(number)" : "alias\(number)"
                            // If opening or reading fails, the buffer is empty.
                            try? folder.open("\(name)/copyright".utf8).read(
                                limit: 10_000, into: &buffer)
                            let expected = String(repeating: "\(number) ", count: 1000)
                            if buffer.text != expected { wrong.append(name) }
                        }
                        return wrong
                    }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(wrong == [])
        }
    }
}
