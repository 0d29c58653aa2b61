import Testing

@testable import DebianCopyright

@Suite struct AlignmentGapsTests {
    private let index = InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
        let text = InventedLicenses.bramble.replacing(
            "Sugar is optional.", with: "Leave to sell jam is given without fee, for ever.")
        try builder.add(id: "Bramble", text: Array(text.utf8))
    }

    @Test(arguments: [
        ("Leave to sell jam is given without fee, for ever.", true),
        ("Leave to sell jam without fee is given, for ever.", true),
        ("Leave to sell jam and without fee is given, for ever.", true),
        ("Without fee leave to sell jam is given, for ever.", true),
        ("Leave to sell jam without fee is given for a fee, for ever.", false),
        ("Leave to sell jam without permission is given, for ever.", false),
        ("Leave to fee jam is given without sell, for ever.", false),
    ])
    func `a phrase may stand a few words further up or down`(_ words: String, _ isFound: Bool)
        throws
    {
        let index = try #require(index)
        let text = InventedLicenses.bramble.replacing("Sugar is optional.", with: words)
        #expect(index.read(text).ids == (isFound ? ["Bramble"] : []))
    }
}
