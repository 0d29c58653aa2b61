import LicenseStatements
import Testing

struct StatedLicenseTests {
    private let tree = StatedLicense.and([
        .license("MIT"),
        .or([
            .reference(LicenseReference(id: "LicenseRef-b", underlying: ["GPL-2.0-only", "Zlib"])),
            .reference(LicenseReference(id: "LicenseRef-a", underlying: ["GPL-2.0-only"])),
            .license("ISC", exception: "Font-exception-2.0"),
        ]),
    ])

    @Test func `what references build upon is collected from the whole tree`() {
        #expect(tree.underlying == ["GPL-2.0-only", "Zlib"])
        #expect(StatedLicense.reference(.publicDomain).underlying == [])
    }

    @Test func `the ids of licences come in the order of the tree`() {
        #expect(tree.licenseIDs == ["MIT", "ISC"])
    }
}
