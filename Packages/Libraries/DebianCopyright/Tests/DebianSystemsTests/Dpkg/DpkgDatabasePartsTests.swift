import DebianRootFixtures
import Testing

@testable import DebianSystems

/// The files that complement `status`.
struct DpkgDatabasePartsTests {
    private func database(
        _ files: (path: String, text: String)...
    ) async throws -> DpkgDatabase {
        try await withDebianRoot { fixture in
            for (path, text) in files { try fixture.file("var/lib/dpkg/\(path)", text) }
            return try await DpkgDatabase(root: RootDirectory(path: fixture.path))
        }
    }

    private func stanza(
        _ name: String, _ version: String, state: String = "installed"
    ) -> String {
        "Package: \(name)\nStatus: install ok \(state)\nArchitecture: all\nVersion: \(version)\n\n"
    }

    private func lines(_ database: DpkgDatabase) -> [String] {
        database.packages.map { "\($0.name) \($0.version)" }
    }

    @Test func `packages of status.d count beside those of status, even of an empty one`()
        async throws
    {
        let control = ("status.d/apple", "Package: apple\nArchitecture: all\nVersion: 1\n")
        #expect(lines(try await database(control, ("status", ""))) == ["apple 1"])
        let both = try await database(control, ("status", stanza("birch", "2")))
        #expect(lines(both) == ["apple 1", "birch 2"])
        #expect(both.problems == [])
    }

    @Test func `a package that both have is told`() async throws {
        let database = try await database(
            ("status.d/apple", "Package: apple\nArchitecture: all\nVersion: 2\n"),
            ("status", stanza("apple", "1")))
        #expect(lines(database) == ["apple 2"])
        #expect(database.problems.map(\.kind) == [.duplicate("apple:all")])
    }

    @Test func `dpkg's journal has newer stanzas, packages that came, and packages that went`()
        async throws
    {
        let database = try await database(
            ("status", stanza("apple", "1") + stanza("birch", "1") + stanza("cedar", "1")),
            ("updates/0002", stanza("apple", "3")), ("updates/0001", stanza("apple", "2")),
            ("updates/0003", stanza("damson", "1")),
            ("updates/0004", stanza("birch", "1", state: "not-installed")),
            ("updates/tmp.i", stanza("elder", "1")))
        #expect(lines(database) == ["apple 3", "cedar 1", "damson 1"])
        #expect(database.problems == [])
    }

    @Test func `the journal says nothing of packages that dpkg doesn't know`() async throws {
        let database = try await database(
            ("status", stanza("apple", "1")),
            ("status.d/birch", "Package: birch\nVersion: 1\nArchitecture: all\n"),
            ("updates/0001", stanza("birch", "1", state: "not-installed")))
        #expect(lines(database) == ["apple 1", "birch 1"])
    }

    @Test func `dpkg takes the letters of names for small ones`() async throws {
        let database = try await database(("status", stanza("Apple", "1") + stanza("apple", "2")))
        #expect(lines(database) == ["apple 2"])
        #expect(database.problems.map(\.kind) == [.duplicate("apple:all")])
    }

    @Test func `a package that went and came again in the journal is there`() async throws {
        let database = try await database(
            ("status", stanza("apple", "1")),
            ("updates/0001", stanza("apple", "1", state: "config-files")),
            ("updates/0002", stanza("apple", "2")))
        #expect(lines(database) == ["apple 2"])
    }

    @Test(arguments: ["Package: other", "Status: deinstall ok config-files", "version: 2"])
    func `a second field by which a package is known is refused with its line`(
        field: String
    ) async throws {
        let before = String(repeating: stanza("birch", "1"), count: 3)
        let name = String(field.prefix { $0 != ":" })
        await #expect(
            throws: DatabaseError.repeatedField(name, path: "/var/lib/dpkg/status", line: 20)
        ) {
            try await database(("status", before + stanza("apple", "1").dropLast() + field + "\n"))
        }
        await #expect(throws: DatabaseError.self) {
            try await database(("status.d/apple", "Package: a\nVersion: 1\nStatus: x\n\(field)\n"))
        }
    }
}
