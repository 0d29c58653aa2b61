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
        "turner\n You may turn it, but not back.",
    ])
    func `the same text has the same id however it is laid out`(field: String) {
        #expect(reference("Files: *\nLicense: \(field)")?.id == "LicenseRef-deb-turner-3bded7cc")
    }

    @Test func `another text has another id`() {
        #expect(
            reference("Files: *\nLicense: turner\n You may turn it back.")?.id
                == "LicenseRef-deb-turner-d758ffd9")
    }

    @Test(arguments: [
        ("Ada's own_terms+", "ada-s-own-terms"), ("LicenseRef-turner", "turner"),
        ("~", "unnamed"), ("Viagénie.", "viag-nie"),
        (String(repeating: "long-", count: 12), "long-long-long-long-long-long-long-long-long-lon"),
    ])
    func `an id shows the name in the characters that ids may have`(name: String, slug: String) {
        let id = reference("Files: *\nLicense: \(name)\n You may.")?.id
        #expect(id?.hasPrefix("LicenseRef-deb-\(slug)-") == true)
        #expect(id?.utf8.count == "LicenseRef-deb-\(slug)-".utf8.count + 8)
    }

    @Test func `texts are left out where nobody asks for them`() {
        let stanzas = file("Files: *\nLicense: turner\n You may turn it.\n")
        let references = analysis(of: stanzas).references
        #expect(references.map(\.name) == ["turner"])
        #expect(references.map(\.text) == [nil])
    }

    @Test func `a name without a text is known by itself`() {
        let references = analysis(of: file("Files: *\nLicense: turner\n"), includingTexts: true)
            .references
        #expect(references.map(\.id) == ["LicenseRef-deb-turner-31f64103"])
        #expect(references.map(\.text) == [nil])
    }
}
