import Testing

@testable import ReferenceTexts

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
