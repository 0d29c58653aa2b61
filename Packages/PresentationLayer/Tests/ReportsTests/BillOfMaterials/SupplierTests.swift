import Testing

@testable import Reports

struct SupplierTests {
    struct Case: Sendable {
        let maintainer: String
        let kind: Supplier.Kind
        let name: String
        let email: String?

        init(_ maintainer: String, _ kind: Supplier.Kind, _ name: String, _ email: String?) {
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
        let found = try #require(Supplier(maintainer: supplier.maintainer))
        #expect(found.name == supplier.name)
        #expect(found.email == supplier.email)
        #expect(found.kind == supplier.kind)
    }

    @Test(arguments: ["", "  ", "<>", "< >", "<https://heron.example/>"])
    func `a field that names nobody gives nobody`(maintainer: String) {
        #expect(Supplier(maintainer: maintainer) == nil)
    }
}

struct MailAddressTests {
    @Test(arguments: [
        "ana@heron.example", "a.b+c_d-e@x-y.heron.example", "libpng1.6@packages.debian.org",
        "o'neill@heron.example",
    ])
    func `mail can be sent there`(text: String) {
        #expect(MailAddress(text)?.text == text)
    }

    @Test(arguments: [
        "", "ana", "@", "ana@", "@heron.example", "ana@heron", "ana@@heron.example",
        "a@b@heron.example", ".ana@heron.example", "ana.@heron.example", "a..b@heron.example",
        "ana@-heron.example", "ana@heron-.example", "ana@heron..example", "ana@heron.example.",
        "ana ruiz@heron.example", "https://heron.example/@ana", "mailto:ana@heron.example",
        "ana@heron.example>", "ana\u{0}@heron.example", "aña@heron.example",
        "ana@heron.example\n",
    ])
    func `mail can't be sent there, or not surely`(text: String) {
        #expect(MailAddress(text) == nil)
    }

    @Test func `an address longer than mail can carry is none`() {
        #expect(MailAddress(String(repeating: "a", count: 5_000_000) + "@heron.example") == nil)
    }
}
