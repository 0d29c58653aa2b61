import DomainLayer
import Testing

struct LicenseOrderSortingTests {
    static func inventory() throws -> LicenseInventory {
        LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", nil, source: "s", size: 10),
                try .sample("b", "Zlib", source: "t", size: 30),
                try .sample("c", "MIT AND Zlib", source: "s", size: 10),
                try .sample("d", "MIT", source: "u", size: 15),
                try .sample("e", "Zlib", source: "t", size: 0),
            ])
    }

    @Test(arguments: [
        (LicenseOrder.name, ["a", "b", "c", "d", "e"]),
        (.license, ["d", "c", "b", "e", "a"]),
        (.size, ["b", "d", "a", "c", "e"]),
    ])
    func `entries stand in the order asked for, equals by name`(
        order: LicenseOrder, names: [String]
    ) throws {
        let listing = try Self.inventory().listing(for: LicenseQuery(order: order))
        #expect(listing.entries.map(\.name) == names)
    }

    @Test(arguments: [
        (LicenseOrder.name, ["s", "t", "u"]),
        (.license, ["u", "s", "t"]),
        (.size, ["t", "s", "u"]),
    ])
    func `sources stand in the order asked for, sizes added up`(
        order: LicenseOrder, names: [String]
    ) throws {
        let query = LicenseQuery(order: order, grouping: .source)
        #expect(try Self.inventory().listing(for: query).groups.map(\.name) == names)
    }

    @Test(arguments: [
        (LicenseOrder.name, ["MIT", "NOASSERTION", "Zlib"]),
        (.license, ["MIT", "Zlib", "NOASSERTION"]),
        (.size, ["Zlib", "MIT", "NOASSERTION"]),
    ])
    func `licenses stand in the order asked for, the size being how many packages have them`(
        order: LicenseOrder, names: [String]
    ) throws {
        let query = LicenseQuery(order: order, grouping: .license)
        #expect(try Self.inventory().listing(for: query).groups.map(\.name) == names)
    }
}
