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
}
