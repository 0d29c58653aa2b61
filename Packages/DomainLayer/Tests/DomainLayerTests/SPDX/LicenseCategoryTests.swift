import DomainLayer
import Testing

struct LicenseCategoryTests {
    @Test func `the cases stand in the order of their demands`() {
        #expect(LicenseCategory.allCases.sorted() == LicenseCategory.allCases)
        #expect(LicenseCategory.publicDomain < .permissive)
        #expect(LicenseCategory.networkCopyleft < .restricted)
    }

    @Test(
        arguments: [
            ("restricted", LicenseCategory.restricted), ("other", .restricted), ("Other", nil),
            ("", nil),
        ] as [(String, LicenseCategory?)])
    func `a category goes by its name, or by one that it had`(
        name: String, category: LicenseCategory?
    ) {
        #expect(LicenseCategory(rawValue: name) == category)
    }

    @Test(arguments: [
        ("MIT", LicenseCategory.permissive),
        ("Artistic-1.0-Perl OR GPL-1.0-or-later", .weakCopyleft),
        ("MIT AND GPL-2.0-only", .strongCopyleft),
        ("(GPL-3.0-only OR MIT) AND LGPL-2.1-only", .weakCopyleft),
        ("(GPL-3.0-only OR AGPL-3.0-only) AND MIT", .strongCopyleft),
        ("GPL-3.0-or-later WITH GCC-exception-3.1", .weakCopyleft),
        ("EPL-1.0+", .weakCopyleft),
        ("LicenseRef-public-domain AND OFL-1.1", .font),
        ("MIT OR LicenseRef-deb-x-01234567", .permissive),
        ("AGPL-3.0-only AND LicenseRef-deb-x-01234567", .unknown),
        ("DocumentRef-d:LicenseRef-public-domain", .unknown),
        ("NotOnTheList", .unknown),
    ])
    func `of a choice the least demanding counts, of several together the most demanding`(
        text: String, category: LicenseCategory
    ) throws {
        #expect(try LicenseExpression(parsing: text).category == category)
    }
}
