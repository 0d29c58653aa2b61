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

    @Test func `a filtered listing has the texts of its own licences`() throws {
        let inventory = try Self.inventory()
        #expect(
            inventory.listing(for: LicenseQuery(packages: ["b"]))
                == LicenseListing(
                    system: .bookworm, entries: [inventory.entries[1]], findings: [Self.finding],
                    texts: ["LicenseRef-deb-b-01234567": "text b"], total: 2))
    }

    @Test func `a listing is incomplete where an entry that it leaves out could not be read`()
        throws
    {
        var inventory = try Self.inventory()
        inventory.entries[0].reason = .linkLoop(path: "/usr/share/doc/a/copyright")
        #expect(inventory.listing(for: LicenseQuery(packages: ["b"])).isIncomplete)
    }
}
