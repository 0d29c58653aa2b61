import Testing

@testable import DebianCopyright

@Suite struct SideNotesTests {
    private static let fruit = (0..<300).map { "fruit\($0)" }.joined(separator: " ")
    private static let orchard = InventedLicenses.bramble + "\n\n" + fruit + ".\n"

    private func isWhole(
        _ leadIn: String, _ license: String = orchard, _ note: String = ""
    ) throws -> Bool {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Orchard", text: Array(license.utf8))
            })
        let reading = index.read(leadIn + "\n\n" + license + "\n\n" + note)
        #expect(reading.ids == ["Orchard"])
        return reading.isWhole
    }

    @Test(
        arguments: [
            "What follows is a copy of the Orchard Licence with its exception, as the farmer keeps it.",
            "You may not use these trees except in compliance with the Orchard Licence.",
            "Unless agreed to elsewhere, copies are distributed WITHOUT CONDITIONS OR WARRANTIES.",
            """
            The trees are free. You may get a copy of the licence from the farmer. The barn does not
            stand under it.
            """,
        ])
    func `an introduction to a long license sets no condition`(leadIn: String) throws {
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

    @Test(
        arguments: [
            "The trees, hereafter called the wood, are released under the following terms:",
            "By obtaining or copying these trees you agree that you will comply with the following:",
        ])
    func `a short license may be introduced with a colon`(leadIn: String) throws {
        #expect(try isWhole(leadIn, InventedLicenses.bramble))
        #expect(try !isWhole(leadIn + " Keep the source, you must.", InventedLicenses.bramble))
    }

    @Test(
        arguments: [
            "These trees may be used freely as follows.",
            "The trees come without any warranty, to the extent permitted by applicable law.",
            "This is free software. It comes without warranty.",
        ])
    func `a short license may stand below a sentence that leads to it or disclaims`(
        leadIn: String
    ) throws {
        #expect(try isWhole(leadIn, InventedLicenses.bramble))
        #expect(try !isWhole(leadIn + " You must keep the source.", InventedLicenses.bramble))
    }

    @Test(
        arguments: [
            "You may not sell the trees, and:", "You may copy the trees if you ask, as follows:",
            "For educational use the following holds:",
            "The trees are free for use in spring.\n\nThe Bramble licence:",
        ])
    func `a condition before a colon is one`(leadIn: String) throws {
        #expect(try !isWhole(leadIn, InventedLicenses.bramble))
    }

    @Test(
        arguments: [
            """
            The orchard is handed on in the hope that it feeds somebody, but without any warranty, even
            without that of ripeness.
            """,
            """
            THE FARMER MAKES NO WARRANTY OF ANY KIND WITH REGARD TO THE FRUIT. The farmer shall not be
            liable for special or other damages in connection with the use of the fruit.
            """,
            """
            Bramble is a trademark of the farmer, and may be registered in some places. All other
            trademarks are the property of their owners.
            """,
            "RESTRICTED: Use by the government is subject to the restrictions of clause 9 of the DFARS.",
        ])
    func `what disclaims or informs sets no condition`(note: String) throws {
        #expect(try isWhole("", InventedLicenses.bramble, note))
        #expect(try isWhole(note, InventedLicenses.bramble))
        #expect(try !isWhole("", InventedLicenses.bramble, note + " You must copy this note."))
    }

    @Test(
        arguments: [
            "The fruit comes without warranty and may be used for personal ends only.",
            "Bramble is a trademark of the farmer and may not be used without permission.",
        ])
    func `what asks for more than that is a condition`(note: String) throws {
        #expect(try !isWhole("", InventedLicenses.bramble, note))
    }

    @Test(
        arguments: [
            ("The barn may be used under the terms of the Orchard licence as follows.", true),
            ("You can redistribute and/or modify it under the licence of the farmer.", true),
            ("The barn may be used under the licence of the farmer. You must sweep it.", false),
            ("The barn may be used under the licence of the farmer, but not at night.", false),
            ("The barn may be used under this licence or under the Orchard licence.", false),
            ("The barn may be used under the Orchard licence, with an exception.", false),
            ("The barn may be used at night.", false),
        ])
    func `a short license may stand below words that grant it, and it alone`(
        leadIn: String, isWhole: Bool
    ) throws {
        #expect(try self.isWhole(leadIn, InventedLicenses.bramble) == isWhole)
    }

    @Test func `what is told below the title of a history is no condition`() throws {
        let tale = """
            Old editions, unlike this one, let nobody sell a modified tree without a map. The guild
            of growers, a non-profit, has also distributed the trees since, but not all of them.

            """
        let history = String(repeating: tale, count: 5)
        #expect(try isWhole("A. HISTORY OF THE ORCHARD\n\n" + history))
        #expect(try !isWhole(history))
        #expect(try !isWhole("History of the orchard\n\n" + history + "Copies must be marked."))
        #expect(try !isWhole("History\n\n" + tale, InventedLicenses.bramble))
    }
}
