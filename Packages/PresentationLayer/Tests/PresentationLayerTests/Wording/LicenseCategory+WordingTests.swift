import DomainLayer
import PresentationLayer
import Testing

struct LicenseCategoryWordingTests {
    @Test func `each category has a name`() {
        #expect(
            LicenseCategory.allCases.map(\.label) == [
                "permissive", "weak copyleft", "strong copyleft", "network copyleft",
                "public domain", "documentation", "font", "other", "unknown",
            ])
    }
}
