import PresentationMocks
import Testing

@testable import LicenseViews

@MainActor
struct FactTests {
    @Test(
        arguments: [
            ("Source", "zlib 1.3", "Source       zlib 1.3\n"),
            ("", "a holder", "             a holder\n"),
            ("A label of great length", "a", "A label of great length a\n"),
            ("Source", "", ""),
            ("Source", nil, ""),
        ] as [(String, String?, String)])
    func `values stand below each other`(label: String, value: String?, text: String) {
        #expect(Fact(label, value).text(width: nil) == text)
    }
}
