import Testing

@testable import DebianCopyright

@Suite struct SeedClustersTests {
    @Test(arguments: [
        "The roots in the soil, close the gate", "Boil them down or freeze them, and give away",
        "They name the field that its fruit",
    ])
    func `a text may say twice what a licence says once, further down`(_ words: String) throws {
        let text = InventedLicenses.larkspur + "\n\n" + InventedLicenses.bramble
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Larkspur-bramble", text: Array(text.utf8))
            })
        let place = "Neither the name"
        let other = text.replacing(place, with: words + " " + place)
        #expect(other != text)
        #expect(index.read(other).ids == ["Larkspur-bramble"])
    }
}
