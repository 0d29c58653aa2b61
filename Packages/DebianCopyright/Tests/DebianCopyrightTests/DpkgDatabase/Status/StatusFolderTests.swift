import DebianRootFixtures
import Testing

@testable import DebianCopyright

/// `status.d`, which images without dpkg have.
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

    @Test func `the file counts where both are there`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("pear")
            try fixture.file("\(folder)/plum", "Package: plum\nVersion: 2\nArchitecture: all\n")
            #expect(try await database(of: fixture).packages.map(\.name) == ["pear"])
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
