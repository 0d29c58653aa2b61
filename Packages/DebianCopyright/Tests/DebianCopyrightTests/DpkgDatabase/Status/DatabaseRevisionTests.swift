import DebianRootFixtures
import Testing

@testable import DebianCopyright

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
