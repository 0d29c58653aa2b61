import Testing

@testable import DomainLayer

struct LicensePresenceTests {
    private func inventory(_ expressions: [(String, String)]) throws -> [PackageLicense] {
        try expressions.map { name, expression in
            .compared(name, stating: try LicenseExpression(parsing: expression))
        }
    }

    @Test func `licenses that only one side has are listed with their packages, strictest first`()
        throws
    {
        let difference = InventoryDifference(
            from: try inventory([("a", "MIT AND Zlib"), ("b", "ISC"), ("c", "MIT")]),
            to: try inventory([
                ("a", "MIT AND 0BSD"), ("b", "AGPL-3.0-only"), ("d", "0BSD OR AGPL-3.0-only"),
            ]))
        #expect(difference.licenses.removed.map(\.term.id) == ["ISC", "Zlib"])
        let added = difference.licenses.added
        #expect(added.map(\.term.id) == ["AGPL-3.0-only", "0BSD"])
        #expect(added.map(\.category) == [.networkCopyleft, .permissive])
        #expect(added.map(\.packages) == [["b:amd64", "d:amd64"], ["a:amd64", "d:amd64"]])
    }

    @Test func `a license with an exception is another license`() throws {
        let difference = InventoryDifference(
            from: try inventory([("a", "GPL-2.0-only")]),
            to: try inventory([("a", "GPL-2.0-only WITH Classpath-exception-2.0")]))
        #expect(
            difference.licenses.added.map(\.term.description)
                == ["GPL-2.0-only WITH Classpath-exception-2.0"])
        #expect(difference.licenses.removed.map(\.term.description) == ["GPL-2.0-only"])
    }

    @Test(arguments: [
        ("MIT", "GPL-2.0-only", true), ("GPL-2.0-only", "MIT", false),
        ("MIT", "Zlib AND LicenseRef-x", true), ("LicenseRef-x", "MIT", false),
        ("MIT AND GPL-2.0-only", "MIT OR GPL-2.0-only", false),
    ])
    func `a license asks more if its category is stricter or unknown`(
        old: String, new: String, asksMore: Bool
    ) throws {
        let difference = InventoryDifference(
            from: try inventory([("a", old)]), to: try inventory([("a", new)]))
        #expect(difference.changed.map(\.asksMore) == [asksMore])
    }

    @Test func `a package loses and gains single licenses`() throws {
        let change = try #require(
            InventoryDifference(
                from: try inventory([("a", "MIT AND (Zlib OR ISC)")]),
                to: try inventory([("a", "MIT AND ISC AND 0BSD")])
            ).changed.first)
        #expect(change.licenses.removed.map(\.id) == ["Zlib"])
        #expect(change.licenses.added.map(\.id) == ["0BSD"])
    }
}
