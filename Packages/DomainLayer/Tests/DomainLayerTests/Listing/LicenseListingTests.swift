import DomainLayer
import Testing

struct LicenseInventoryListingTests {
    static let finding = LicenseFinding(.documentationExcluded, path: "/etc/dpkg/dpkg.cfg")

    static func inventory() throws -> LicenseInventory {
        LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", "LicenseRef-deb-a-01234567 AND MIT"),
                try .sample("b", "LicenseRef-deb-b-01234567 OR MIT"),
            ],
            findings: [finding],
            texts: ["LicenseRef-deb-a-01234567": "text a", "LicenseRef-deb-b-01234567": "text b"])
    }

    @Test func `an empty inventory has an empty listing`() {
        let inventory = LicenseInventory(system: .bookworm, entries: [])
        #expect(
            inventory.listing(for: LicenseQuery())
                == LicenseListing(system: .bookworm, entries: [], total: 0))
    }

    @Test func `a query that asks for nothing lists the inventory as it is`() throws {
        let inventory = try Self.inventory()
        #expect(
            inventory.listing(for: LicenseQuery())
                == LicenseListing(
                    system: .bookworm, entries: inventory.entries, findings: [Self.finding],
                    texts: inventory.texts, total: 2))
    }

    @Test func `a filtered listing has the texts of its own licenses`() throws {
        let inventory = try Self.inventory()
        #expect(
            inventory.listing(for: LicenseQuery(packages: ["b"]))
                == LicenseListing(
                    system: .bookworm, entries: [inventory.entries[1]], findings: [Self.finding],
                    texts: ["LicenseRef-deb-b-01234567": "text b"], total: 2, isFiltered: true))
    }

    @Test func `a listing is incomplete where an entry that it leaves out could not be read`()
        throws
    {
        var inventory = try Self.inventory()
        inventory.entries[0].reason = .linkLoop(path: "/usr/share/doc/a/copyright")
        #expect(inventory.listing(for: LicenseQuery(packages: ["b"])).isIncomplete)
    }
}

struct LicenseGroupingGroupsTests {
    static func groups(
        _ grouping: LicenseGrouping, of entries: [PackageLicense], order: LicenseOrder = .name
    ) -> [LicenseGroup] {
        LicenseInventory(system: .bookworm, entries: entries)
            .listing(for: LicenseQuery(order: order, grouping: grouping)).groups
    }

    @Test func `a listing by package has no groups`() throws {
        #expect(try Self.groups(.package, of: [.sample("a")]) == [])
    }

    @Test func `a source says what its packages say together`() throws {
        let groups = try Self.groups(
            .source,
            of: [
                .sample("a", "MIT OR Zlib", source: "s"),
                .sample("b", "ISC", source: "r"),
                .sample("c", "Zlib OR MIT", source: "s"),
                .sample("d", nil, source: "s"),
                .sample("e", "ISC AND MIT", source: "s"),
                .sample("f", "MIT OR Zlib", source: "s"),
            ])
        #expect(
            groups == [
                LicenseGroup(name: "r", version: "1.0-1", members: [1], expression: .id("ISC")),
                LicenseGroup(
                    name: "s", version: "1.0-1", members: [0, 2, 3, 4, 5],
                    expression: try LicenseExpression(parsing: "(MIT OR Zlib) AND ISC AND MIT")),
            ])
    }

    @Test func `versions of a source are groups of their own`() throws {
        let groups = try Self.groups(
            .source,
            of: [
                .sample("a", "MIT", source: "s", sourceVersion: "2"),
                .sample("b", nil, source: "s", sourceVersion: "1"),
            ])
        #expect(
            groups == [
                LicenseGroup(name: "s", version: "1", members: [1], expression: nil),
                LicenseGroup(name: "s", version: "2", members: [0], expression: .id("MIT")),
            ])
    }

    @Test func `a license has every package that names it`() throws {
        let groups = try Self.groups(
            .license,
            of: [
                .sample("a", "Zlib AND MIT"),
                .sample("b", nil),
                .sample("c", "LicenseRef-x", underlying: ["MIT"]),
                .sample("d", "Zlib OR Zlib+"),
            ])
        #expect(
            groups == [
                LicenseGroup(name: "LicenseRef-x", members: [2], expression: .id("LicenseRef-x")),
                LicenseGroup(name: "MIT", members: [0, 2], expression: .id("MIT")),
                LicenseGroup(name: "NOASSERTION", members: [1], expression: nil),
                LicenseGroup(name: "Zlib", members: [0, 3], expression: .id("Zlib")),
            ])
    }

    @Test func `members point into the ordered entries`() throws {
        let groups = try Self.groups(
            .source,
            of: [
                .sample("a", source: "s", size: 1), .sample("b", source: "t", size: 2),
                .sample("c", source: "s", size: 3),
            ],
            order: .size)
        #expect(groups.map(\.name) == ["s", "t"])
        #expect(groups.map(\.members) == [[0, 2], [1]])
    }
}

struct LicenseListingRowsTests {
    private static func inventory() throws -> LicenseInventory {
        LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", "MIT"), try .sample("b", "ISC"),
                try .sample("b", "ISC", architecture: "i386"), try .sample("c", nil),
            ])
    }

    @Test func `rows can be reversed and cut`() throws {
        let listing = try Self.inventory().listing(for: LicenseQuery(isReversed: true, limit: 2))
        #expect(listing.entries.map(\.id) == ["c:amd64", "b:i386"])
        #expect(listing.isFiltered)
        let whole = try Self.inventory().listing(for: LicenseQuery(isReversed: true))
        #expect(whole.entries.count == 4)
        #expect(!whole.isFiltered)
    }

    @Test func `names of several architectures are known, whatever is listed`() throws {
        let listing = try Self.inventory().listing(for: LicenseQuery(packages: ["b:i386"]))
        #expect(listing.multiarchNames == ["b"])
    }

    @Test func `a group per main license holds those that have it`() throws {
        let listing = try Self.inventory().listing(
            for: LicenseQuery(order: .size, limit: 2, grouping: .main))
        #expect(listing.groups.map(\.name) == ["ISC", "MIT"])
        #expect(listing.groups.map(\.members) == [[1, 2], [0]])
        #expect(listing.entries.count == 4)
    }
}
