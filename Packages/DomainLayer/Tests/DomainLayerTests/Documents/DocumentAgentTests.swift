import DomainLayer
import Testing

struct DocumentAgentTests {
    private static let orchard = MailAddress("sbom@orchard.example")

    @Test(
        arguments: [
            ("Organization: Orchard (sbom@orchard.example)", .organization, "Orchard", orchard),
            (" Person :Ann Orchard ", .person, "Ann Orchard", nil),
            ("Person: Ann ()", .person, "Ann", nil),
            (
                "Organization: Orchard: Fruit (West) (sbom@orchard.example)", .organization,
                "Orchard: Fruit (West)", orchard
            ),
        ] as [(String, DocumentAgent.Kind, String, MailAddress?)])
    func `a kind, a name and perhaps an address make an agent`(
        text: String, kind: DocumentAgent.Kind, name: String, email: MailAddress?
    ) {
        #expect(DocumentAgent(parsing: text) == DocumentAgent(kind, name, email: email))
    }

    @Test(arguments: [
        "", "Orchard", "organization: Orchard", "Tool: press-1", "Person:", "Person: (a@b.example)",
        "Organization: Orchard (West)", "Person: Ann\nCreator: Bob", "Person: \u{202E}nnA",
        "Person: " + String(repeating: "n", count: 1024),
    ])
    func `anything else is no agent`(text: String) {
        #expect(DocumentAgent(parsing: text) == nil)
    }

    @Test(arguments: [(" Rowan Inc ", "Rowan Inc"), ("", nil), ("a\u{1B}b", nil)])
    func `an organization's name alone makes one if it is clean`(text: String, name: String?) {
        #expect(
            DocumentAgent(organization: text) == name.map { DocumentAgent(.organization, $0) })
    }
}
