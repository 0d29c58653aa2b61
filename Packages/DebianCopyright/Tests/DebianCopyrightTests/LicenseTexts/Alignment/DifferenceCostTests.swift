import Testing

@testable import DebianCopyright

@Suite struct DifferenceCostTests {
    private let index = InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
        let text = InventedLicenses.bramble.replacing(
            "Sugar is optional.", with: "The cook makes no promise of sugar without a fee.")
        try builder.add(
            id: "Bramble", text: Array(text.utf8),
            passages: [.optional("The cook makes", "a fee")])
    }

    @Test(arguments: [
        "", "The cook makes no promise of sugar without a fee.",
        "No such promise is made of sugar without a fee.",
    ])
    func `what may be left out may have its words in another order`(_ words: String) throws {
        let index = try #require(index)
        let text = InventedLicenses.bramble.replacing("Sugar is optional.", with: words)
        #expect(index.read(text).ids == ["Bramble"])
    }

    @Test(arguments: [
        "No promise of sugar is made unless without a fee.",
        "The cook makes no promise of sugar without a fee and a fee for honey.",
    ])
    func `a condition beside what may be left out is one`(_ words: String) throws {
        let index = try #require(index)
        let text = InventedLicenses.bramble.replacing("Sugar is optional.", with: words)
        #expect(index.read(text).ids == [])
    }
}
