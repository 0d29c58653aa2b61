import Testing

@testable import DebianCopyright

@Suite struct IndexedTextsTests {
    private func id(of text: String, costing most: Float = 0.5) throws -> String? {
        var builder = LicenseIndexBuilder()
        try builder.add(id: "Bramble", text: Array(InventedLicenses.bramble.utf8))
        let texts = try #require(IndexedTexts(builder.build()))
        return texts.id(of: Array(text.utf8), costing: most)
    }

    @Test func `a text is known by its id, and not if it costs more`() throws {
        let bramble = InventedLicenses.bramble
        let other = bramble.replacing(
            "Sugar is optional", with: "Sugar of this documentation is optional")
        #expect(try id(of: bramble) == "Bramble")
        #expect(try id(of: other) == nil)
        #expect(try id(of: other, costing: 3) == "Bramble")
    }

    @Test func `a text that says more is not known`() throws {
        let more =
            InventedLicenses.bramble + "\n\nYou must not sell the basket in which you carry it."
        #expect(try id(of: more) == nil)
        #expect(try id(of: "Nothing of the kind.") == nil)
    }
}
