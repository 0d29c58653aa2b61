import DebianRootFixtures
import DebianSystems
import Testing

@testable import AlpinePackages

struct AlpineSystemTests {
    private static let orchard = """
        C:Q1invented=
        P:pear
        V:2.0-r1
        A:x86_64
        I:4097
        L:MIT AND Zlib
        o:fruit
        m:Ada <ada@orchard.example>
        D:apple>=1 so:libplum.so.1 !quince
        F:usr/share/licenses/pear
        R:COPYING
        R:NOTES
        F:usr/bin
        R:pear

        P:apple
        V:1.0-r0
        A:x86_64
        L:GPL2
        p:so:libplum.so.1=1.2 cmd:apple=1.0-r0

        P:pear-doc
        V:2.0-r1
        A:noarch
        i:pear apple

        """

    @Test(arguments: ["lib/apk/db/installed", "usr/lib/apk/db/installed"])
    func `a database is found at either place`(path: String) async throws {
        try await withAlpineSystem(Self.orchard, at: path) { (system) throws in
            #expect(system.databasePath != nil)
            let database = try system.database()
            #expect(
                database.packages.map(\.id) == ["apple:x86_64", "pear:x86_64", "pear-doc:noarch"])
            #expect(database.problems.isEmpty)
        }
    }

    @Test func `a stanza has the facts of its package`() async throws {
        try await withAlpineSystem(Self.orchard) { (system) throws in
            let pear = try #require(try system.database().package("pear:x86_64"))
            #expect(pear.version == "2.0-r1")
            #expect(pear.license == "MIT AND Zlib")
            #expect(pear.origin == "fruit")
            #expect(pear.maintainer == "Ada <ada@orchard.example>")
            #expect(pear.installedSize == 4097)
            #expect(pear.line == 1)
            #expect(
                pear.licenseFiles
                    == ["/usr/share/licenses/pear/COPYING", "/usr/share/licenses/pear/NOTES"])
            #expect(!pear.providesCommands && !pear.providesLibraries)
            let apple = try #require(try system.database().package("apple:x86_64"))
            #expect(apple.providesCommands && apple.providesLibraries)
            let documents = try #require(try system.database().package("pear-doc:noarch"))
            #expect(documents.origin == "pear-doc")
            #expect(documents.license == nil)
            #expect(documents.line == 22)
        }
    }

    @Test func `the owner of a file is the package that lists it`() async throws {
        try await withAlpineSystem(Self.orchard) { (system) throws in
            #expect(try system.owners(of: "/usr/bin/pear").map(\.id) == ["pear:x86_64"])
            #expect(try system.owners(of: "/usr/bin/plum").isEmpty)
        }
    }

    @Test func `names and what is provided satisfy relations`() async throws {
        let world = ["etc/apk/world": "pear>1 !quince\ncmd:apple@edge\n"]
        try await withAlpineSystem(Self.orchard, files: world) { (system) throws in
            let relations = ApkDependencies(try system.database())
            #expect(relations.dependencies == [[], [0], []])
            #expect(relations.unmet == [])
            #expect(relations.additions == [[2], [2], []])
            #expect(system.requests == ["pear", "cmd:apple"])
            #expect(relations.packages(named: system.requests ?? []) == [0, 1])
        }
    }

    @Test func `a dependency that nothing provides is unmet, and a conflict isn't one`()
        async throws
    {
        let database =
            "P:apple\nV:1\nA:all\nD:!plum\n\nP:pear\nV:1\nA:all\nD:apple so:libgone.so.1\n"
        try await withAlpineSystem(database) { (system) throws in
            let relations = ApkDependencies(try system.database())
            #expect(relations.dependencies == [[], [0]])
            #expect(relations.unmet == [1])
        }
    }
}
