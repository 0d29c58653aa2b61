import DebianRootFixtures
import Testing

@testable import DebianCopyright

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
                ("Pear", "all"), ("pear2", "all"), ("pea", "all"),
            ] {
                try fixture.install(name, architecture: architecture)
            }
            #expect(
                try await database(of: fixture).packages.map(\.id) == [
                    "Pear:all", "pea:all", "pear:amd64", "pear:i386", "pear-doc:all", "pear2:all",
                    "plum:all",
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
