import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct PackageRelationTests {
    /// The groups of a `Depends` field with this value.
    private func groups(_ value: String) async throws -> [[PackageRelation]] {
        try await withDebianRoot { fixture in
            try fixture.install("apple", fields: ["Depends: \(value)"])
            return try await DpkgDatabase(
                root: RootDirectory(path: fixture.path), includingRelations: true
            ).relations.flatMap(\.dependencies)
        }
    }

    @Test(arguments: [
        ("pear", PackageRelation("pear")),
        ("pear:any", PackageRelation("pear", architecture: "any")),
        (
            "pear (>= 1:2~rc1-3)",
            PackageRelation("pear", versions: .init(.laterOrEqual, "1:2~rc1-3"))
        ),
        ("pear(<<2)", PackageRelation("pear", versions: .init(.earlier, "2"))),
        ("pear (<= 2)", PackageRelation("pear", versions: .init(.earlierOrEqual, "2"))),
        ("pear (= 2)", PackageRelation("pear", versions: .init(.equal, "2"))),
        ("pear (2)", PackageRelation("pear", versions: .init(.equal, "2"))),
        ("pear ( >> 2 )", PackageRelation("pear", versions: .init(.later, "2"))),
        ("pear (> 2)", PackageRelation("pear", versions: .init(.laterOrEqual, "2"))),
        ("pear (< 2)", PackageRelation("pear", versions: .init(.earlierOrEqual, "2"))),
        ("pear (>= 2", PackageRelation("pear", versions: .init(.laterOrEqual, "2"))),
        ("pear ()", PackageRelation("pear")),
        ("pear [amd64] <!nocheck>", PackageRelation("pear")),
        (
            "pear:i386 (>= 2)",
            PackageRelation("pear", architecture: "i386", versions: .init(.laterOrEqual, "2"))
        ),
    ])
    func `a relation is read`(text: String, relation: PackageRelation) async throws {
        #expect(try await groups(text) == [[relation]])
    }

    @Test func `commas part groups, bars alternatives, and lines may break anywhere`() async throws
    {
        #expect(
            try await groups("pear,\n plum |\n quince\n (>= 1), , |, :any") == [
                [PackageRelation("pear")],
                [
                    PackageRelation("plum"),
                    PackageRelation("quince", versions: .init(.laterOrEqual, "1")),
                ],
            ])
    }

    @Test func `all fields are kept`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install(
                "apple",
                fields: [
                    "Depends: pear", "Pre-Depends: plum", "Recommends: quince | medlar",
                    "Provides: fruit, pome (= 2)", "Multi-Arch: foreign", "Suggests: rowan",
                ])
            try fixture.install("pear", fields: ["Multi-Arch: sometimes"])
            let database = try await DpkgDatabase(
                root: RootDirectory(path: fixture.path), includingRelations: true)
            #expect(
                database.relations == [
                    PackageRelations(
                        dependencies: [[PackageRelation("plum")], [PackageRelation("pear")]],
                        recommendations: [[PackageRelation("quince"), PackageRelation("medlar")]],
                        provisions: [
                            PackageRelation("fruit"),
                            PackageRelation("pome", versions: .init(.equal, "2")),
                        ],
                        multiArch: .foreign),
                    PackageRelations(),
                ])
        }
    }

    @Test func `nothing is parsed where nobody asks`() async throws {
        try await withDebianRoot { fixture in
            try fixture.install("apple", fields: ["Depends: pear"])
            let database = try await DpkgDatabase(root: RootDirectory(path: fixture.path))
            #expect(database.packages.map(\.name) == ["apple"])
            #expect(database.relations == [])
        }
    }
}
