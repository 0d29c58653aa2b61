import DomainLayer
import Testing

@Suite struct UnlistedLicenseTests {
    @Test func `each license that the list lacks has all its names, in order, or none`() throws {
        var first = try PackageLicense.sample("a", "LicenseRef-deb-1 AND LicenseRef-public-domain")
        first.names = ["LicenseRef-deb-1": "Quill"]
        var second = try PackageLicense.sample("b", "LicenseRef-deb-1 OR MIT OR LicenseRef-deb-2")
        second.names = ["LicenseRef-deb-1": "Ink"]
        let inventory = LicenseInventory(
            system: SystemIdentity(id: "debian", versionID: nil, name: ""),
            entries: [first, second, first])
        let licenses = [
            "LicenseRef-deb-1": UnlistedLicense(names: ["Ink", "Quill"]),
            "LicenseRef-deb-2": UnlistedLicense(),
        ]
        #expect(inventory.licenseRefs == licenses)
        #expect(inventory.listing(for: LicenseQuery()).licenseRefs == licenses)
    }

    @Test func `its category is LicenseDB's, or what its text comes to`() throws {
        let reading = LicenseReading(category: .permissive, opening: "You may")
        var entry = try PackageLicense.sample(
            "a", "LicenseRef-deb-1 AND LicenseRef-scancode-wrox AND LicenseRef-deb-2")
        entry.readings = ["LicenseRef-deb-1": reading, "LicenseRef-deb-2": LicenseReading()]
        let inventory = LicenseInventory(
            system: SystemIdentity(id: "debian", versionID: nil, name: ""), entries: [entry])
        let licenses = inventory.licenseRefs
        #expect(licenses["LicenseRef-deb-1"]?.category == .permissive)
        #expect(licenses["LicenseRef-deb-1"]?.basis == .terms)
        #expect(licenses["LicenseRef-scancode-wrox"]?.category == .restricted)
        #expect(licenses["LicenseRef-scancode-wrox"]?.basis == .listed)
        #expect(licenses["LicenseRef-deb-2"]?.category == .unknown)
        #expect(licenses["LicenseRef-deb-2"]?.basis == nil)
        #expect(entry.category == .restricted)
        #expect(entry.isUnknown)
    }
}
