import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct FileOwnersTests {
    private func owners(of path: String, in fixture: DebianRoot) async throws -> [String] {
        let root = try RootDirectory(path: fixture.path)
        let database = try await DpkgDatabase(root: root)
        return FileOwners(root: root, packages: database.packages).owners(of: path).map(\.id)
    }

    @Test(
        arguments: [
            ("/usr/bin/pear", ["pear:all"]),
            ("//usr/./bin//pear/", ["pear:all"]),
            ("/usr/bin", ["apple:all", "pear:all"]),
            ("/usr/bin/pea", []), ("/usr/bin/pears", []), ("/bin/pear", []), ("usr/bin/pear", []),
            ("pear", []), ("/", []), ("", []), ("/usr/bin/..", []), ("/usr/bin/pear\0", []),
        ] as [(String, [String])])
    func `a path is owned by the packages that list it`(
        _ path: String, _ expected: [String]
    ) async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear", files: ["/.", "/usr", "/usr/bin", "/usr/bin/pear"])
            try fixture.install("apple", files: ["/.", "/usr", "/usr/bin"])
            try fixture.install("gone", status: "deinstall ok config-files", files: ["/usr/bin"])
            #expect(try await owners(of: path, in: fixture) == expected)
        }
    }

    @Test func `a package for several architectures has a list for each`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file(
                "var/lib/dpkg/status",
                """
                Package: libpear
                Status: install ok installed
                Architecture: amd64
                Version: 1

                Package: libpear
                Status: install ok installed
                Architecture: i386
                Version: 1

                """)
            let info = "var/lib/dpkg/info/libpear"
            try fixture.file("\(info):amd64.list", "/usr/share/pear\n/usr/lib/a/libpear.so\n")
            try fixture.file("\(info):i386.list", "/usr/share/pear\n/usr/lib/i/libpear.so\n")
            #expect(try await owners(of: "/usr/lib/i/libpear.so", in: fixture) == ["libpear:i386"])
            #expect(
                try await owners(of: "/usr/share/pear", in: fixture)
                    == ["libpear:amd64", "libpear:i386"])
        }
    }

    @Test func `a path through a linked folder is owned by whom its file is`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("core", files: ["/bin/list"])
            try fixture.install("other", files: ["/opt/bin/list"])
            try fixture.file("usr/bin/list", "")
            try fixture.file("opt/bin/list", "")
            try fixture.link("bin", to: "usr/bin")
            #expect(try await owners(of: "/usr/bin/list", in: fixture) == ["core:all"])
            #expect(try await owners(of: "/bin/list", in: fixture) == ["core:all"])
            #expect(try await owners(of: "/usr/../bin/list", in: fixture) == ["core:all"])
            #expect(try await owners(of: "/opt/bin/list", in: fixture) == ["other:all"])
            #expect(try await owners(of: "/gone/list", in: fixture) == [])
        }
    }

    @Test func `a list that packages share is read once, and counts for each`() async throws {
        try await withDebianRoot { fixture in
            let names = (10..<60).map { "p\($0)" }
            for name in names { try fixture.install(name) }
            let list = String(repeating: "/usr/share/fruit\n", count: 10_000) + "/usr/bin/pear\n"
            try fixture.file("list", list)
            for name in names.dropLast() {
                try fixture.link("var/lib/dpkg/info/\(name).list.new", to: "/list")
                try fixture.rename(
                    "var/lib/dpkg/info/\(name).list.new", to: "var/lib/dpkg/info/\(name).list")
            }
            let root = try RootDirectory(path: fixture.path)
            let owners = FileOwners(
                root: root, packages: try await DpkgDatabase(root: root).packages)
            var found: [String] = []
            let count = try bytesRead { found = owners.owners(of: "/usr/bin/pear").map(\.name) }
            #expect(found == names.dropLast())
            #expect(count < 2 * list.utf8.count)
        }
    }

    @Test(arguments: [(1000, ["pear:all"]), (100, [])])
    func `once the steps are spent, no other path to the file is found`(
        _ steps: Int, _ expected: [String]
    ) async throws {
        try await withDebianRoot { fixture in
            try fixture.folder("usr/bin")
            try fixture.link("bin", to: "usr/bin")
            let detours = (0..<20).map { "/bin/../gone\($0)/pear" }
            try fixture.install("pear", files: detours + ["/bin/pear"])
            let root = try RootDirectory(path: fixture.path)
            let owners = FileOwners(
                root: root, packages: try await DpkgDatabase(root: root).packages, steps: steps)
            #expect(owners.owners(of: "/usr/bin/pear").map(\.id) == expected)
        }
    }

    @Test func `without lists nothing has an owner`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file(
                "var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\nArchitecture: all\n")
            #expect(try await owners(of: "/usr/bin/pear", in: fixture) == [])
        }
    }

    @Test func `a list that can't be read hides no other`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear", files: ["/usr/bin/fruit"])
            for name in ["..", "a/b", "fifo", "loop"] {
                try fixture.append(
                    "Package: \(name)\nStatus: install ok installed\nArchitecture: all\n\n",
                    to: "var/lib/dpkg/status")
            }
            try fixture.fifo("var/lib/dpkg/info/fifo.list")
            try fixture.link("var/lib/dpkg/info/loop.list", to: "loop.list")
            #expect(try await owners(of: "/usr/bin/fruit", in: fixture) == ["pear:all"])
        }
    }
}
