import DomainLayer
import Testing
import Wording

struct LicenseCategoryWordingTests {
    @Test func `each category has a name`() {
        #expect(
            LicenseCategory.allCases.map(\.label) == [
                "public domain", "permissive", "font", "documentation", "weak copyleft",
                "strong copyleft", "network copyleft", "restricted", "unknown",
            ])
    }
}
