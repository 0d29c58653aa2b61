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

@Suite struct CopyrightLocatorTests {
    private func locator(of fixture: DebianRoot) throws -> CopyrightLocator {
        CopyrightLocator(root: try RootDirectory(path: fixture.path))
    }

    @Test func `a package's file is read`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear", copyright: "pear's")
            #expect(try locator(of: fixture).outcome(of: "pear") == .success("pear's"))
        }
    }

    @Test(arguments: ["plum", "./plum", "../doc/plum", "/usr/share/doc/plum"])
    func `a package's folder may be a link to another's`(_ target: String) async throws {
        try await withDebianRoot { fixture in
            try fixture.install("plum", copyright: "plum's")
            try fixture.link("usr/share/doc/pear", to: target)
            #expect(try locator(of: fixture).outcome(of: "pear") == .success("plum's"))
        }
    }

    @Test func `a package's file may be a link`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("plum", copyright: "plum's")
            try fixture.link("usr/share/doc/pear/copyright", to: "../plum/copyright")
            #expect(try locator(of: fixture).outcome(of: "pear") == .success("plum's"))
        }
    }

    @Test(arguments: [
        ("usr", "data", "data/share/doc"), ("usr/share", "/data", "data/doc"),
        ("usr/share/doc", "../../data/doc", "data/doc"),
    ])
    func `folders on the way may be links`(
        _ link: String, _ target: String, _ place: String
    ) async throws {
        try await withDebianRoot { fixture in
            try fixture.file("\(place)/pear/copyright", "pear's")
            try fixture.link("\(place)/plum", to: "pear")
            try fixture.link(link, to: target)
            let locator = try locator(of: fixture)
            #expect(locator.outcome(of: "pear") == .success("pear's"))
            #expect(locator.outcome(of: "plum") == .success("pear's"))
            #expect(locator.outcome(of: "gone") == .failure(.missing))
        }
    }

    @Test func `a file that can't be had has its reason`() async throws {
        try await withDebianRoot { fixture in
            let doc = "usr/share/doc"
            try fixture.folder("\(doc)/empty")
            try fixture.file("\(doc)/file", "text")
            try fixture.link("\(doc)/dangling-folder", to: "gone")
            try fixture.link("\(doc)/dangling/copyright", to: "../gone/copyright")
            try fixture.link("\(doc)/to-empty", to: "empty")
            try fixture.link("\(doc)/loop", to: "loop")
            try fixture.link("\(doc)/looping/copyright", to: "copyright")
            try fixture.folder("\(doc)/folder/copyright")
            try fixture.fifo("\(doc)/fifo/copyright")
            try fixture.link("\(doc)/to-fifo/copyright", to: "../fifo/copyright")
            try fixture.file("\(doc)/long/copyright", "12345678901")
            let locator = try locator(of: fixture)
            let expected: [(String, FileProblem)] = [
                ("gone", .missing), ("empty", .missing), ("file", .missing),
                ("to-empty", .missing), ("dangling-folder", .danglingLink),
                ("dangling", .danglingLink), ("loop", .linkLoop), ("looping", .linkLoop),
                ("folder", .notRegularFile), ("fifo", .notRegularFile),
                ("to-fifo", .notRegularFile), ("long", .tooLarge(size: 11, limit: 10)),
            ]
            for (name, problem) in expected {
                #expect(locator.outcome(of: name, limit: 10) == .failure(problem), "\(name)")
            }
        }
    }

    @Test(.disabled(if: DebianRoot.isSuperuser, "permissions don't bind the superuser"))
    func `a file without permission is refused`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear", copyright: "pear's")
            try fixture.forbid("usr/share/doc/pear/copyright")
            #expect(
                try locator(of: fixture).outcome(of: "pear")
                    == .failure(.unreadable(SystemError(number: EACCES))))
        }
    }

    @Test func `no file of the host is read`() async throws {
        try await withDebianRoot { host in
            try host.file("copyright", "the host's")
            try await withDebianRoot { fixture in
                let doc = "usr/share/doc"
                try fixture.link("\(doc)/absolute/copyright", to: host.hostPath("copyright"))
                try fixture.link("\(doc)/folder", to: host.path)
                try fixture.link(
                    "\(doc)/relative", to: String(repeating: "../", count: 20) + host.path)
                let locator = try locator(of: fixture)
                for name in ["absolute", "folder", "relative"] {
                    #expect(locator.outcome(of: name) == .failure(.danglingLink), "\(name)")
                }
            }
        }
    }

    /// The folder above the root has the file that such names would lead to.
    @Test(arguments: ["", ".", "..", "../..", "../../../..", "/", "/etc", "pear/../pear", "pear\0"])
    func `a name that is no file name leads nowhere`(_ name: String) async throws {
        try await withDebianRoot { fixture in
            for folder in ["", "root/", "root/etc/", "root/usr/share/", "root/usr/share/doc/"] {
                try fixture.file("\(folder)copyright", "wrong")
            }
            try fixture.file("root/usr/share/doc/pear/copyright", "pear's")
            let root = try RootDirectory(path: fixture.hostPath("root"))
            #expect(CopyrightLocator(root: root).outcome(of: name) == .failure(.missing))
        }
    }

    @Test func `without the documentation every file has the same reason`() async throws {
        try await withDebianRoot { fixture in
            #expect(try locator(of: fixture).outcome(of: "pear") == .failure(.missing))
            try fixture.link("usr/share/doc", to: "gone")
            #expect(try locator(of: fixture).outcome(of: "pear") == .failure(.danglingLink))
        }
    }
}
