import DomainLayer
import Testing

@Suite struct LicenseRefNamesTests {
    @Test func `each license that the list lacks has all its names, in order, or none`() throws {
        var first = try LicenseEntry.sample("a", "LicenseRef-deb-1 AND LicenseRef-public-domain")
        first.names = ["LicenseRef-deb-1": "Quill"]
        var second = try LicenseEntry.sample("b", "LicenseRef-deb-1 OR MIT OR LicenseRef-deb-2")
        second.names = ["LicenseRef-deb-1": "Ink"]
        let inventory = LicenseInventory(
            system: SystemIdentity(id: "debian", versionID: nil, name: ""),
            entries: [first, second, first])
        let names = ["LicenseRef-deb-1": ["Ink", "Quill"], "LicenseRef-deb-2": []]
        #expect(inventory.licenseRefs == names)
        #expect(inventory.listing(for: LicenseQuery()).licenseRefs == names)
    }
}
