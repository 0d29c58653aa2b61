import LicenseTexts
import Testing

@Suite struct LeadInTests {
    private static let fruit = (0..<300).map { "fruit\($0)" }.joined(separator: " ")
    private static let orchard = InventedLicenses.bramble + "\n\n" + fruit + ".\n"

    private func isWhole(_ leadIn: String, _ license: String = orchard) throws -> Bool {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Orchard", text: Array(license.utf8))
            })
        let reading = index.read(leadIn + "\n\n" + license)
        #expect(reading.ids == ["Orchard"])
        return reading.isWhole
    }

    @Test(
        arguments: [
            "What follows is a copy of the Orchard Licence with its exception, as the farmer keeps it.",
            "You may not use these trees except in compliance with the Orchard Licence.",
            "Unless agreed to elsewhere, trees are distributed WITHOUT CONDITIONS OR WARRANTIES.",
            """
            The trees are free. You may get a copy of the licence from the farmer. The barn does not
            stand under it.
            """,
        ])
    func `an introduction to a long licence sets no condition`(leadIn: String) throws {
        #expect(try isWhole(leadIn))
        #expect(try !isWhole(leadIn + "\n\nModified trees must be marked."))
        #expect(try !isWhole(leadIn, InventedLicenses.bramble))
    }

    @Test(
        arguments: [
            "You may not sell the trees.", "Use is permitted for educational purposes only.",
            "As a special exception you may copy the gate.",
            "Trees come without warranty and must be used by the farmer alone.",
            String(repeating: "You may get a copy of the licence from the farmer. ", count: 11),
        ])
    func `what restricts or adds to it is a condition`(leadIn: String) throws {
        #expect(try !isWhole(leadIn))
    }
}
