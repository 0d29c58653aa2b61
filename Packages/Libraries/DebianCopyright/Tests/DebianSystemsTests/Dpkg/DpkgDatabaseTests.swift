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

@Suite struct DpkgDatabaseTests {
    private let path = "/var/lib/dpkg/status"

    private func database(of fixture: DebianRoot) async throws -> DpkgDatabase {
        try await DpkgDatabase(root: RootDirectory(path: fixture.path))
    }

    @Test func `a folder without dpkg's database is no Debian root`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("etc/os-release", "ID=other\n")
            await #expect(throws: DatabaseError.notDebianRoot(path: fixture.path)) {
                try await database(of: fixture)
            }
        }
    }

    @Test func `a database without packages is read`() async throws {
        try await withDebianRoot { fixture in
            try fixture.debian()
            let database = try await database(of: fixture)
            #expect(database.packages == [])
            #expect(database.problems == [])
        }
    }

    @Test func `all fields of a stanza are kept`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file(
                path,
                """

                Package: libpear2
                Status: install ok installed
                Essential: yes
                Priority: optional
                Section: non-free/libs
                Installed-Size: 321
                Maintainer: Pear Growers <pears@example.org>
                Architecture: amd64
                Multi-Arch: same
                Source: pear (2:1.0-3)
                Version: 2:1.0-3+b1
                Depends: libc6
                Conffiles:
                 /etc/pear.conf 0123456789abcdef
                Description: reads pears
                 Package: not-a-field

                """)
            #expect(
                try await database(of: fixture).packages == [
                    InstalledPackage(
                        name: "libpear2", version: "2:1.0-3+b1", architecture: "amd64",
                        sourceName: "pear", sourceVersion: "2:1.0-3", section: "non-free/libs",
                        priority: "optional", isEssential: true,
                        maintainer: "Pear Growers <pears@example.org>", installedSize: 321, line: 2)
                ])
        }
    }

    @Test func `a package is named and found as dpkg and Policy say`() {
        let package = InstalledPackage(
            name: "libpear2", version: "1", architecture: "amd64", sourceName: "pear",
            sourceVersion: "1")
        #expect(package.id == "libpear2:amd64")
        #expect(package.copyrightPath == "/usr/share/doc/libpear2/copyright")
        #expect(package.missingField == nil)
    }

    @Test func `packages are ordered by name, then architecture, as bytes`() async throws {
        try await withDebianRoot { fixture in
            for (name, architecture) in [
                ("pear", "i386"), ("plum", "all"), ("pear", "amd64"), ("pear-doc", "all"),
                ("pear2", "all"), ("pea", "all"),
            ] {
                try fixture.install(name, architecture: architecture)
            }
            #expect(
                try await database(of: fixture).packages.map(\.id) == [
                    "pea:all", "pear:amd64", "pear:i386", "pear-doc:all", "pear2:all", "plum:all",
                ])
        }
    }

    @Test func `a database that may not be read is an error`() async throws {
        try await withDebianRoot { fixture in
            try fixture.folder(path)
            await #expect(throws: DatabaseError.unreadable(path: path, .notRegularFile)) {
                try await database(of: fixture)
            }
        }
        try await withDebianRoot { fixture in
            try fixture.fifo(path)
            await #expect(throws: DatabaseError.unreadable(path: path, .notRegularFile)) {
                try await database(of: fixture)
            }
        }
        try await withDebianRoot { fixture in
            try fixture.link(path, to: "/gone")
            await #expect(throws: DatabaseError.unreadable(path: path, .danglingLink)) {
                try await database(of: fixture)
            }
        }
    }

    @Test(.disabled(if: DebianRoot.isSuperuser, "permissions don't bind the superuser"))
    func `a database without permission is an error`() async throws {
        try await withDebianRoot { fixture in
            try fixture.debian()
            try fixture.forbid(path)
            let refused = FileProblem.unreadable(SystemError(number: EACCES))
            await #expect(throws: DatabaseError.unreadable(path: path, refused)) {
                try await database(of: fixture)
            }
        }
    }

    @Test func `a database beyond the limit is an error`() async throws {
        try await withDebianRoot { fixture in
            let size = DpkgDatabase.sizeLimit + 1
            try fixture.sparseFile(path, size: size)
            let problem = FileProblem.tooLarge(size: size, limit: DpkgDatabase.sizeLimit)
            await #expect(throws: DatabaseError.unreadable(path: path, problem)) {
                try await database(of: fixture)
            }
        }
    }
}

/// `status.d`, found in images without dpkg.
@Suite struct StatusFolderTests {
    private let folder = "/var/lib/dpkg/status.d"

    private func database(of fixture: DebianRoot) async throws -> DpkgDatabase {
        try await DpkgDatabase(root: RootDirectory(path: fixture.path))
    }

    @Test func `each file is an installed package without a status`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("\(folder)/plum", "Package: plum\nVersion: 2\nArchitecture: amd64\n")
            try fixture.file("\(folder)/pear", "Package: pear\nVersion: 1\nArchitecture: all")
            try fixture.file("\(folder)/pear.md5sums", "0123456789abcdef  usr/bin/pear\n")
            try fixture.folder("\(folder)/more")
            try fixture.fifo("\(folder)/fifo")
            let database = try await database(of: fixture)
            #expect(
                database.packages == [
                    InstalledPackage(
                        name: "pear", version: "1", architecture: "all", sourceName: "pear",
                        sourceVersion: "1"),
                    InstalledPackage(
                        name: "plum", version: "2", architecture: "amd64", sourceName: "plum",
                        sourceVersion: "2"),
                ])
            #expect(database.problems == [])
        }
    }

    @Test func `an empty folder is a root without packages`() async throws {
        try await withDebianRoot { fixture in
            try fixture.folder(folder)
            #expect(try await database(of: fixture).packages == [])
        }
    }

    @Test func `one bad file hides no other`() async throws {
        try await withDebianRoot { fixture in
            try fixture.link("\(folder)/dangling", to: "gone")
            try fixture.file("\(folder)/nameless", "\nVersion: 1\nArchitecture: all\n")
            try fixture.file("\(folder)/prose", "Nothing of use.\n")
            try fixture.file("\(folder)/plum", "Package: plum\nVersion: 2\nArchitecture: all\n")
            try fixture.file("\(folder)/plum2", "Package: plum\nVersion: 3\nArchitecture: all\n")
            let database = try await database(of: fixture)
            #expect(database.packages.map { "\($0.id) \($0.version)" } == ["plum:all 3"])
            #expect(
                database.problems == [
                    DatabaseProblem(
                        kind: .unreadable(.danglingLink), path: "\(folder)/dangling", line: nil),
                    DatabaseProblem(
                        kind: .missingField("Package"), path: "\(folder)/nameless", line: 2),
                    DatabaseProblem(kind: .strayLine, path: "\(folder)/prose", line: 1),
                    DatabaseProblem(kind: .duplicate("plum:all"), path: "\(folder)/plum2", line: 1),
                ])
        }
    }

    @Test func `a file is read by the bytes of its name, and once`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("\(folder)/pear", "Package: pear\nVersion: 1\nArchitecture: all\n")
            try fixture.link("\(folder)/pear-too", to: "pear")
            try fixture.hardLink("\(folder)/pear-again", to: "\(folder)/pear")
            try fixture.link("\(folder)/loop", to: "loop")
            try fixture.file("plum", "Package: plum\nVersion: 1\nArchitecture: all\n")
            try fixture.rename("plum", to: Array("\(folder)/pl".utf8) + [0xFF] + Array("m".utf8))
            let database = try await database(of: fixture)
            #expect(database.packages.map(\.name) == ["pear", "plum"])
            #expect(
                database.problems == [
                    DatabaseProblem(
                        kind: .unreadable(.linkLoop), path: "\(folder)/loop", line: nil)
                ])
        }
    }

    @Test func `a file in place of the folder is no Debian root`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file(folder, "text")
            await #expect(throws: DatabaseError.notDebianRoot(path: fixture.path)) {
                try await database(of: fixture)
            }
        }
    }

    @Test func `a folder that can't be reached is an error`() async throws {
        try await withDebianRoot { fixture in
            try fixture.link(folder, to: "status.d")
            await #expect(throws: DatabaseError.unreadable(path: folder, .linkLoop)) {
                try await database(of: fixture)
            }
        }
    }
}

@Suite struct DatabaseRevisionTests {
    private func revision(of fixture: DebianRoot) throws -> DatabaseRevision {
        DatabaseRevision(root: try RootDirectory(path: fixture.path))
    }

    @Test func `a database that nobody touches stays the same`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear")
            let before = try revision(of: fixture)
            try fixture.file("usr/share/doc/pear/copyright", "Pears grow here.")
            #expect(try revision(of: fixture) == before)
        }
    }

    @Test func `an installed package makes another one`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear")
            let before = try revision(of: fixture)
            try fixture.install("plum")
            #expect(try revision(of: fixture) != before)
        }
    }

    @Test func `a file that is forbidden from now on makes another one`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear")
            let before = try revision(of: fixture)
            try fixture.forbid("var/lib/dpkg/status")
            let forbidden = try revision(of: fixture)
            #expect(forbidden != before)
            #expect(try revision(of: fixture) == forbidden)
        }
    }

    @Test func `each file of status.d counts`() async throws {
        try await withDebianRoot { fixture in
            let folder = "var/lib/dpkg/status.d"
            try fixture.file("\(folder)/pear", "Package: pear\n")
            let before = try revision(of: fixture)
            #expect(try revision(of: fixture) == before)
            try fixture.append("Version: 2\n", to: "\(folder)/pear")
            let changed = try revision(of: fixture)
            #expect(changed != before)
            try fixture.fifo("\(folder)/plum")
            #expect(try revision(of: fixture) != changed)
        }
    }

    @Test func `a root without a database is one that may get one`() async throws {
        try await withDebianRoot { fixture in
            let before = try revision(of: fixture)
            #expect(try revision(of: fixture) == before)
            try fixture.install("pear")
            #expect(try revision(of: fixture) != before)
        }
    }
}

@Suite struct SourceSiblingsTests {
    private func database(_ fixture: DebianRoot) async throws -> DpkgDatabase {
        try await DpkgDatabase(root: RootDirectory(path: fixture.path))
    }

    @Test func `the first package of the same source and version answers`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("a", fields: ["Source: fruit"])
            try fixture.install("b", fields: ["Source: fruit"])
            try fixture.install("c", fields: ["Source: fruit"])
            try fixture.install("d", version: "2", fields: ["Source: fruit"])
            try fixture.install("e", version: "2", fields: ["Source: fruit (1.0-1)"])
            try fixture.install("fruit")
            try fixture.install("g")
            let database = try await database(fixture)
            #expect(database.packages.map(\.name) == ["a", "b", "c", "d", "e", "fruit", "g"])
            #expect(
                database.siblings(answered: [false, true, true, false, false, false, false])
                    == [1, nil, nil, nil, 1, 1, nil])
            #expect(
                database.siblings(answered: [false, false, false, true, false, true, true])
                    == [5, 5, 5, nil, 5, nil, nil])
        }
    }

    @Test func `without packages there is nothing to answer`() async throws {
        try await withDebianRoot { fixture in
            try fixture.debian()
            #expect(try await database(fixture).siblings(answered: []) == [])
        }
    }
}
