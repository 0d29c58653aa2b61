import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct InstalledDependenciesTests {
    private func dependencies(of fixture: DebianRoot) async throws -> InstalledDependencies {
        try await InstalledDependencies(root: RootDirectory(path: fixture.path))
    }

    /// Whether the package `pear` satisfies this relation of `apple` on amd64.
    private func isSatisfied(
        _ relation: String, version: String = "2.0-1", architecture: String = "amd64",
        fields: [String] = []
    ) async throws -> Bool {
        try await withDebianRoot { fixture in
            try fixture.install("dpkg", architecture: "amd64")
            try fixture.install("apple", architecture: "amd64", fields: ["Depends: \(relation)"])
            try fixture.install(
                "pear", version: version, architecture: architecture, fields: fields)
            let found = try await dependencies(of: fixture)
            #expect(found.packages.map(\.name) == ["apple", "dpkg", "pear"])
            #expect(found.dependencies[1] == [] && found.dependencies[2] == [])
            return found.dependencies[0] == [2]
        }
    }

    @Test(arguments: [
        ("pear", true), ("plum", false), ("plum | pear", true),
        ("pear (>= 2)", true), ("pear (>> 2.0-1)", false), ("pear (= 2.0-1)", true),
        ("pear (<< 2.0-1)", false), ("pear (<= 2.0-1)", true), ("pear (= 2.0)", false),
    ])
    func `the version has to fit`(relation: String, isSatisfied: Bool) async throws {
        #expect(try await self.isSatisfied(relation) == isSatisfied)
    }

    @Test(arguments: [">=", "<=", "<<", ">>", "="])
    func `a version that is too long to be one fits nothing`(_ comparison: String) async throws {
        let long = String(repeating: "1", count: 256)
        #expect(try await !isSatisfied("pear (\(comparison) \(long))"))
        #expect(try await !isSatisfied("pear (\(comparison) \(long))", version: long))
        #expect(
            try await !isSatisfied(
                "fruit (\(comparison) 1)", fields: ["Provides: fruit (= \(long))"]))
    }

    @Test(arguments: [
        ("pear", "i386", "no", false), ("pear", "i386", "same", false),
        ("pear", "i386", "foreign", true), ("pear", "i386", "allowed", false),
        ("pear:any", "i386", "allowed", true), ("pear:any", "amd64", "allowed", true),
        ("pear:any", "i386", "foreign", false), ("pear:i386", "i386", "same", true),
        ("pear:amd64", "i386", "foreign", false), ("pear", "all", "no", true),
        ("pear:amd64", "all", "no", true), ("pear:i386", "all", "no", false),
    ])
    func `the architecture has to fit`(
        relation: String, architecture: String, multiArch: String, isSatisfied: Bool
    ) async throws {
        #expect(
            try await self.isSatisfied(
                relation, architecture: architecture, fields: ["Multi-Arch: \(multiArch)"])
                == isSatisfied)
    }

    @Test(arguments: [
        ("fruit", "fruit", true), ("fruit (>= 1)", "fruit", false),
        ("fruit (>= 1)", "fruit (= 1.5)", true), ("fruit (>= 2)", "fruit (= 1.5)", false),
        ("fruit", "fruit (>= 1)", false), ("fruit", "juice, fruit", true),
        ("fruit", "fruit:i386", false), ("fruit:i386", "fruit:i386", true),
    ])
    func `a provided name stands for the package`(
        relation: String, provided: String, isSatisfied: Bool
    ) async throws {
        #expect(
            try await self.isSatisfied(relation, fields: ["Provides: \(provided)"]) == isSatisfied)
    }

    @Test func `everything that satisfies is there once, recommendations apart`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install(
                "apple",
                fields: [
                    "Pre-Depends: apple, pear", "Depends: pear, fruit | quince",
                    "Recommends: rowan, gone",
                ])
            for name in ["quince", "pear", "rowan"] {
                try fixture.install(name, fields: ["Provides: fruit"])
            }
            let found = try await dependencies(of: fixture)
            #expect(found.packages.map(\.name) == ["apple", "pear", "quince", "rowan"])
            #expect(found.dependencies == [[1, 2, 3], [], [], []])
            #expect(found.recommendations == [[3], [], [], []])
        }
    }

    @Test(arguments: [
        ("pear", false), ("pear (>= 2)", true), ("plum", true), ("plum | pear", false),
        ("plum, pear", true), ("pip", false), ("", false),
    ])
    func `a relation is unmet if neither another package nor its own satisfies it`(
        relations: String, isUnmet: Bool
    ) async throws {
        try await withDebianRoot { fixture in
            try fixture.install(
                "apple",
                fields: ["Depends: \(relations)", "Recommends: quince", "Provides: pip"])
            try fixture.install("pear", version: "1.0")
            #expect(try await dependencies(of: fixture).unmet == (isUnmet ? [0] : []))
        }
    }

    @Test func `apt's notes say what came automatically`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("dpkg", architecture: "amd64")
            try fixture.install("libpear", architecture: "amd64")
            try fixture.install("libpear", architecture: "i386")
            try fixture.install("plum-data", architecture: "all")
            try fixture.install("rowan", architecture: "all")
            try fixture.file(
                "var/lib/apt/extended_states",
                """
                Package: libpear
                Architecture: i386
                Auto-Installed: 1

                Package: plum-data
                Architecture: amd64
                Auto-Installed: 1

                Package: rowan
                Architecture: amd64
                Auto-Installed: 0

                Auto-Installed: 1

                """)
            #expect(try await dependencies(of: fixture).automatic == [2, 3])
        }
    }

    @Test func `without apt's notes nothing is said of that`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("apple")
            #expect(try await dependencies(of: fixture).automatic == nil)
        }
    }

    @Test func `without dpkg the architecture of most packages is the native one`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("apple", architecture: "arm64", fields: ["Depends: plum-data"])
            try fixture.install("pear", architecture: "arm64")
            try fixture.install("plum-data", architecture: "all")
            try fixture.install("quince", architecture: "i386", fields: ["Depends: plum-data"])
            #expect(try await dependencies(of: fixture).dependencies == [[2], [], [], []])
        }
    }

    @Test func `a name that everybody provides and needs does not make everybody need everybody`()
        async throws
    {
        try await withDebianRoot { fixture in
            try fixture.append(
                (0..<2000).map { number in
                    """
                    Package: p\(number)
                    Status: install ok installed
                    Version: 1
                    Architecture: all
                    Provides: fruit
                    Depends: fruit, p1999


                    """
                }.joined(), to: "var/lib/dpkg/status")
            let found = try await dependencies(of: fixture)
            #expect(found.packages.count == 2000)
            let own = try #require(found.packages.firstIndex { $0.name == "p1999" })
            #expect(found.dependencies[17] == Array(0..<16) + [own])
        }
    }
}
