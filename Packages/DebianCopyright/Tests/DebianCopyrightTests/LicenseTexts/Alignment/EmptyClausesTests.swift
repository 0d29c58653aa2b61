import Testing

@testable import DebianCopyright

@Suite struct EmptyClausesTests {
    private let index = InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
        try builder.add(id: "Larkspur", text: Array(InventedLicenses.larkspur.utf8))
        // What makes the words known.
        let words = "clause condition paragraph has been removed deleted omitted by the conditions"
        try builder.add(
            id: "Bramble", text: Array("\(words) \(InventedLicenses.bramble)".utf8))
    }

    @Test(arguments: [
        ("[This condition was removed.]", true), ("<deleted>", true), ("(Clause removed)", true),
        ("[The paragraph has been omitted]", true),
        ("The condition must be removed.", false), ("This condition was copied.", false),
        ("Condition: removed conditions must be displayed.", false),
    ])
    func `a clause that was taken out is none`(_ words: String, _ isNone: Bool) throws {
        let index = try #require(index)
        let text = InventedLicenses.larkspur
            .replacing("2. Altered", with: "2. \(words)\n3. Altered")
        #expect(index.read(text).ids == (isNone ? ["Larkspur"] : []))
    }
}
