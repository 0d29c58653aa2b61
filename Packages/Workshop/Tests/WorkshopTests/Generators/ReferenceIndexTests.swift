import Testing

@testable import LicenseIndexGenerator

struct ReferenceIndexTests {
    private let words = "Whoever has this work may lend it, sell it, change it and give it away."

    @Test(arguments: [
        ("NTP", #"it lacks "purpose and without fee""#),
        ("DSDP", #"noPassage("This software was authored by")"#),
    ])
    func aTextWithoutTheWordsOfItsRuleIsRefused(id: String, reason: String) {
        #expect(throws: RefusedText(id: id, reason: reason)) {
            try ReferenceIndex.bytes(of: [ReferenceText(id: id, text: words)])
        }
    }

    @Test func `what the list lacks is left out`() throws {
        let own = ReferenceText(id: "LicenseRef-own", text: words)
        let listed = ReferenceText(id: "Zlib", text: words)
        let nothing = try ReferenceIndex.bytes(of: [])
        #expect(try ReferenceIndex.bytes(of: [own]) == nothing)
        #expect(try ReferenceIndex.bytes(of: [listed]) != nothing)
    }
}

struct ReferenceTextTests {
    @Test(arguments: [
        ("Zlib", "Zlib"),
        ("LicenseRef-scancode-x11-oar", "OAR"),
        ("LicenseRef-scancode-unheard-of", "LicenseRef-scancode-unheard-of"),
    ])
    func theHeadNamesTheLicence(key: String, id: String) throws {
        let reference = try #require(
            ReferenceText("---\nkey: short\nspdx_license_key: \(key)\n---\nKeep it.\n\nAll of it."))
        #expect(reference.id == id)
        #expect(reference.text == "Keep it.\n\nAll of it.")
    }

    @Test(arguments: ["Keep it.", "---\nkey: short\n---\nKeep it."])
    func whatHasNoHeadOrNoIDIsNoReference(content: String) {
        #expect(ReferenceText(content) == nil)
    }
}
