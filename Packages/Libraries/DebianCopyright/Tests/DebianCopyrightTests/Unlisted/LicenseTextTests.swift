import Testing

@testable import DebianCopyright

struct LicenseTextTests {
    private func reference(_ stanzas: String) -> ReferencedText? {
        analysis(of: file(stanzas), includingTexts: true).references.first
    }

    @Test(arguments: [
        (
            "\n You may turn it.\n .\n   Not on Sundays.\n\tNor back.",
            "  Not on Sundays.\nNor back."
        ),
        ("\n   You may turn it.\n   .\n     Not on Sundays.", "  Not on Sundays."),
        ("\n  You may turn it.\n .\r\n\t\tNot on Sundays.", "Not on Sundays."),
    ])
    func `a text loses the indent and the dots of its field`(field: String, rest: String) {
        let text = reference("Files: *\nLicense: turner\(field)\n\n")?.text
        #expect(text == "You may turn it.\n\n\(rest)\n")
    }

    @Test(arguments: [
        "turner\n You may turn it,\n .\n but not back.\n",
        "Turner\n YOU MAY\n  turn it, but\r\n\tnot   back.\n",
        "turner\n  * You may turn it,\n  * but not back\n",
        "turner\n 1. You may turn it,\n 2. but not back!\n",
        "turner\n # You may turn it, b-\n # ut not back.\n",
        "another name\n You may turn it, but not back.",
        "\n You may turn it, but not back.",
    ])
    func `the same text has the same id however it is laid out, and whatever it is called`(
        field: String
    ) {
        #expect(
            reference("Files: *\nLicense: \(field)")?.id
                == "LicenseRef-deb-f627b54726804af4c2b48fbe")
    }

    @Test(arguments: [
        "turner\n You may turn it back.", "turner\n You may turn it, but not back, O'Hara.",
        "GPL-2 with moon exception\n You may turn it, but not back.",
    ])
    func `another text has another id, and so has an exception of the same words`(field: String) {
        let id = reference("Files: *\nLicense: \(field)")?.id
        #expect(id != reference("Files: *\nLicense: turner\n You may turn it, but not back.")?.id)
        #expect(id?.utf8.count == "LicenseRef-deb-".utf8.count + 24)
    }

    @Test func `texts are left out where nobody asks for them`() {
        let stanzas = file("Files: *\nLicense: turner\n You may turn it.\n")
        let references = analysis(of: stanzas).references
        #expect(references.map(\.name) == ["turner"])
        #expect(references.map(\.text) == [nil])
    }

    @Test func `a name without a text is known by itself and its source package`() {
        let references = analysis(of: file("Files: *\nLicense: Turner\n"), includingTexts: true)
            .references
        #expect(
            ["orrery", "other"].map { references.first?.reference.id(inSource: $0) } == [
                "LicenseRef-deb-name-622aef3a91c83b86368923ae",
                "LicenseRef-deb-name-af764c410f04f53751f361e8",
            ])
        #expect(references.map(\.text) == [nil])
    }
}
