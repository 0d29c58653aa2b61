import DebianRootFixtures
import DebianSystems
import Testing

@testable import AlpinePackages

/// What no apk writes, but a hostile system may have.
struct ApkDatabaseReaderTests {
    private static let path = "/lib/apk/db/installed"

    @Test func `a stanza without a name hides no other`() async throws {
        try await withAlpineSystem("V:1\nL:MIT\n\n\nP:pear\nV:1\nA:all") { (system) throws in
            let database = try system.database()
            #expect(database.packages.map(\.id) == ["pear:all"])
            #expect(
                database.problems == [ApkProblem(subject: "P", path: Self.path, line: 1)])
        }
    }

    @Test func `the later of two packages counts, and both are told`() async throws {
        try await withAlpineSystem("P:pear\nV:1\nA:all\n\nP:pear\nV:2\nA:all\n\n") {
            (system) throws in
            let database = try system.database()
            #expect(database.packages.map(\.version) == ["2"])
            #expect(
                database.problems
                    == [ApkProblem(subject: "pear:all", path: Self.path, line: 5)])
        }
    }

    @Test func `a second name would turn a package into another`() async throws {
        try await withAlpineSystem("P:pear\nV:1\nA:all\nP:plum\n\n") { (system) throws in
            #expect(throws: ApkDatabaseError.repeatedField("P", path: Self.path, line: 4)) {
                try system.database()
            }
        }
    }

    @Test func `lines that are no fields are told once for each stanza`() async throws {
        try await withAlpineSystem("P:pear\nwhat\nelse\nV:1\n\n\u{0}\n") { (system) throws in
            let database = try system.database()
            #expect(database.packages.map(\.missingField) == ["A"])
            #expect(
                database.problems == [
                    ApkProblem(subject: nil, path: Self.path, line: 2),
                    ApkProblem(subject: nil, path: Self.path, line: 6),
                ])
        }
    }

    @Test func `both files count if they differ`() async throws {
        let other = ["usr/lib/apk/db/installed": "P:plum\nV:1\nA:all\n\n"]
        try await withAlpineSystem("P:pear\nV:1\nA:all\n\n", files: other) { (system) throws in
            #expect(try system.database().packages.map(\.name) == ["pear", "plum"])
        }
    }

    @Test func `a database that leads to no file is an error, not an absence`() async throws {
        try await withDebianRoot { root in
            try root.folder("lib/apk/db/installed")
            let system = AlpineSystem(try InstalledSystem(path: root.path))
            #expect(system.databasePath != nil)
            #expect(throws: ApkDatabaseError.unreadable(path: Self.path, .notRegularFile)) {
                try system.database()
            }
        }
    }

    @Test func `a system without a database has none`() async throws {
        try await withDebianRoot { root in
            try root.debian()
            let system = AlpineSystem(try InstalledSystem(path: root.path))
            #expect(system.databasePath == nil)
            #expect(throws: ApkDatabaseError.missing) { try system.database() }
        }
    }
}
