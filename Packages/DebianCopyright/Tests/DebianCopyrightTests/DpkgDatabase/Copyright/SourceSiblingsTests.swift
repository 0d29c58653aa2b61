import DebianRootFixtures
import Testing

@testable import DebianCopyright

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
