import DomainLayer
import Testing

@testable import Reports

struct MaintainerTests {
    struct Case: Sendable {
        let maintainer: String
        let kind: DocumentAgent.Kind
        let name: String
        let email: String?

        init(_ maintainer: String, _ kind: DocumentAgent.Kind, _ name: String, _ email: String?) {
            self.maintainer = maintainer
            self.kind = kind
            self.name = name
            self.email = email
        }
    }

    @Test(arguments: [
        Case("Ana Ruiz <ana@heron.example>", .person, "Ana Ruiz", "ana@heron.example"),
        Case("Ana (Bo) Ruiz <ana@heron.example>", .person, "Ana (Bo) Ruiz", "ana@heron.example"),
        Case("  Ana Ruiz  < ana@heron.example > ", .person, "Ana Ruiz", "ana@heron.example"),
        Case("Ana Ruiz", .person, "Ana Ruiz", nil),
        Case("<ana@heron.example>", .person, "ana@heron.example", "ana@heron.example"),
        Case("Heron Team <h@heron.example>", .organization, "Heron Team", "h@heron.example"),
        Case(
            "heron packagers <h@heron.example>", .organization, "heron packagers", "h@heron.example"
        ),
        Case("Herons <h@lists.debian.org>", .organization, "Herons", "h@lists.debian.org"),
        Case("Steamer <s@heron.example>", .person, "Steamer", "s@heron.example"),
        Case("Heron Authors <https://heron.example/>", .organization, "Heron Authors", nil),
        Case("Ana Ruiz <ana at heron.example>", .person, "Ana Ruiz", nil),
        Case("Ana Ruiz <ana@heron.example", .person, "Ana Ruiz", "ana@heron.example"),
        Case("Ana <Bo> Ruiz <ana@heron.example>", .person, "Ana <Bo> Ruiz", "ana@heron.example"),
        Case("\u{1B}[31mAna\u{202E}", .person, "␛[31mAna<U+202E>", nil),
    ])
    func `a maintainer is a name and perhaps an address`(_ supplier: Case) throws {
        let found = try #require(DocumentAgent(maintainer: supplier.maintainer))
        #expect(found.name == supplier.name)
        #expect(found.email?.text == supplier.email)
        #expect(found.kind == supplier.kind)
    }

    @Test(arguments: ["", "  ", "<>", "< >", "<https://heron.example/>"])
    func `a field that names nobody gives nobody`(maintainer: String) {
        #expect(DocumentAgent(maintainer: maintainer) == nil)
    }
}
