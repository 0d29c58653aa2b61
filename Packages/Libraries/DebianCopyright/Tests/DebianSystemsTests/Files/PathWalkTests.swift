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

/// The walk is tested through ``RootDirectory``, whose paths it resolves.
@Suite struct PathWalkTests {
    @Test(
        arguments: [
            "name", "../etc/name", "/etc/name", "../../../../etc/name", "/../../etc/name",
            "/etc/../etc/./name", "////etc//name",
        ], RootForm.allCases)
    func `a link is resolved inside the root`(_ target: String, _ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("etc/name", "pear")
            try fixture.link("etc/alias", to: target)
            #expect(try form.root(of: fixture).text("etc/alias") == "pear")
        }
    }

    @Test(arguments: RootForm.allCases)
    func `a link to a file of the host alone dangles`(_ form: RootForm) async throws {
        try await withDebianRoot { host in
            try host.file("secret", "the host's")
            try await withDebianRoot { fixture in
                let secret = host.hostPath("secret")
                try fixture.link("absolute", to: secret)
                try fixture.link("relative", to: "../../../../../../../../\(secret)")
                try fixture.link("folder", to: host.path)
                let root = try form.root(of: fixture)
                #expect(root.outcome("absolute") == .failure(.danglingLink))
                #expect(root.outcome("relative") == .failure(.danglingLink))
                #expect(root.outcome("folder/secret") == .failure(.danglingLink))
                #expect(root.outcome("../../../../../../\(secret)") == .failure(.missing))
                #expect(try RootDirectory(path: "/").text(secret) == "the host's")
            }
        }
    }

    @Test(arguments: RootForm.allCases)
    func `a link to a path that host and root have is read in the root`(_ form: RootForm)
        async throws
    {
        try await withDebianRoot { host in
            try host.file("name", "the host's")
            try await withDebianRoot { fixture in
                let path = host.hostPath("name")
                try fixture.file(path, "the root's")
                try fixture.link("absolute", to: path)
                try fixture.link("relative", to: "../../../../../../../../\(path)")
                try fixture.link("folder", to: host.path)
                let root = try form.root(of: fixture)
                #expect(try root.text("absolute") == "the root's")
                #expect(try root.text("relative") == "the root's")
                #expect(try root.text("folder/name") == "the root's")
                #expect(try root.text(path) == "the root's")
            }
        }
    }

    @Test(arguments: RootForm.allCases)
    func `links on the way are followed`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("data/share/names/name", "pear")
            try fixture.link("usr", to: "/data")
            try fixture.link("data/names", to: "share/names")
            let root = try form.root(of: fixture)
            #expect(try root.text("usr/share/names/name") == "pear")
            #expect(try root.text("usr/names/name") == "pear")
            #expect(try root.text("usr/names/../names/name") == "pear")
        }
    }

    /// After a link, `..` means the folder above the link's target, not above the link.
    @Test(arguments: RootForm.allCases)
    func `upwards is from where a link led`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("far/away/name", "pear")
            try fixture.folder("far/away/inner")
            try fixture.file("near/name", "plum")
            try fixture.link("near/link", to: "../far/away/inner")
            let root = try form.root(of: fixture)
            #expect(try root.text("near/link/../name") == "pear")
        }
    }

    @Test(arguments: RootForm.allCases)
    func `what a link names is dangling where it is absent`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("there")
            try fixture.file("file", "text")
            try fixture.link("to-nothing", to: "gone")
            try fixture.link("to-nothing-deeper", to: "there/gone/name")
            try fixture.link("to-below-a-file", to: "file/name")
            try fixture.link("to-a-folder", to: "there")
            try fixture.link("twice", to: "to-nothing")
            let root = try form.root(of: fixture)
            #expect(root.outcome("to-nothing") == .failure(.danglingLink))
            #expect(root.outcome("to-nothing/name") == .failure(.danglingLink))
            #expect(root.outcome("to-nothing-deeper") == .failure(.danglingLink))
            #expect(root.outcome("to-below-a-file") == .failure(.danglingLink))
            #expect(root.outcome("twice") == .failure(.danglingLink))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `what the caller names is missing where it is absent`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("there")
            try fixture.file("file", "text")
            try fixture.link("to-a-folder", to: "there")
            try fixture.link("to-a-file", to: "file/")
            let root = try form.root(of: fixture)
            #expect(root.outcome("gone") == .failure(.missing))
            #expect(root.outcome("gone/name") == .failure(.missing))
            #expect(root.outcome("file/name") == .failure(.missing))
            #expect(root.outcome("file/") == .failure(.missing))
            #expect(root.outcome("file/.") == .failure(.missing))
            #expect(root.outcome("file/..") == .failure(.missing))
            #expect(root.outcome("to-a-file") == .failure(.danglingLink))
            #expect(root.outcome("to-a-folder/gone") == .failure(.missing))
            #expect(root.outcome("file\0") == .failure(.missing))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `links in a circle end`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.link("self", to: "self")
            try fixture.link("one", to: "two")
            try fixture.link("two", to: "one")
            try fixture.link("growing", to: "growing/growing")
            let root = try form.root(of: fixture)
            #expect(root.outcome("self") == .failure(.linkLoop))
            #expect(root.outcome("self/name") == .failure(.linkLoop))
            #expect(root.outcome("one") == .failure(.linkLoop))
            #expect(root.outcome("growing") == .failure(.linkLoop))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `forty links are followed, and not one more`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("link0", "pear")
            for number in 1...41 {
                try fixture.link("link\(number)", to: "link\(number - 1)")
            }
            let root = try form.root(of: fixture)
            #expect(root.outcome("link40") == .success("pear"))
            #expect(root.outcome("link41") == .failure(.linkLoop))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `a path has 256 names, those of its links included`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            func detours(_ count: Int) -> String { String(repeating: "d/../", count: count) }
            try fixture.folder("d")
            try fixture.file("name", "pear")
            try fixture.link("link", to: "\(detours(60))name")
            let root = try form.root(of: fixture)
            let refused = Outcome.failure(.unreadable(SystemError(number: ENAMETOOLONG)))
            #expect(root.outcome("\(detours(127))name") == .success("pear"))
            #expect(root.outcome("\(detours(128))name") == refused)
            #expect(root.outcome("\(detours(67))link") == .success("pear"))
            #expect(root.outcome("\(detours(68))link") == .failure(.linkLoop))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `names and paths that are too long are refused`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            let root = try form.root(of: fixture)
            let refused = Outcome.failure(.unreadable(SystemError(number: ENAMETOOLONG)))
            #expect(root.outcome(String(repeating: "a", count: 256)) == refused)
            #expect(root.outcome(String(repeating: "a/", count: 5_000_000)) == refused)
        }
    }

    @Test(arguments: RootForm.allCases)
    func `folders too deep inside one another are refused`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            func path(_ depth: Int) -> String { String(repeating: "d/", count: depth) + "name" }
            try fixture.file(path(128), "pear")
            try fixture.file(path(129), "plum")
            try fixture.link("deep", to: path(128))
            try fixture.link("deeper", to: path(129))
            let root = try form.root(of: fixture)
            #expect(root.outcome("deep") == .success("pear"))
            #expect(
                root.outcome("deeper")
                    == .failure(.unreadable(SystemError(number: ENAMETOOLONG))))
        }
    }

    @Test(arguments: RootForm.allCases)
    func `what is no regular file is not read`(_ form: RootForm) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("folder")
            try fixture.fifo("fifo")
            try fixture.link("to-folder", to: "folder")
            try fixture.link("to-fifo", to: "/fifo")
            try fixture.link("to-root", to: "/")
            let root = try form.root(of: fixture)
            for path in ["folder", "fifo", "to-folder", "to-fifo", "to-root", "", "/", ".", ".."] {
                #expect(root.outcome(path) == .failure(.notRegularFile), "\(path)")
            }
        }
    }

    @Test(.disabled(if: DebianRoot.isSuperuser, "permissions don't bind the superuser"))
    func `what may not be read is refused`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("file", "text")
            try fixture.forbid("file")
            try fixture.file("closed/file", "text")
            try fixture.forbid("closed")
            try fixture.link("alias", to: "file")
            let root = try RootDirectory(path: fixture.path)
            let refused = Outcome.failure(.unreadable(SystemError(number: EACCES)))
            #expect(root.outcome("file") == refused)
            #expect(root.outcome("alias") == refused)
            #expect(root.outcome("closed/file") == refused)
        }
    }
}
