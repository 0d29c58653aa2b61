import DomainLayer
import PresentationLayer
import Testing

struct LicenseBasisWordingTests {
    @Test func `each basis has a word and says what it means`() {
        #expect(
            EvidenceKind.allCases.map { "\($0.label): \($0.detail)" } == [
                "declared: a License field names it",
                "text: the licence's own text is printed",
                "grant: words grant it",
                "pointer: only a path under /usr/share/common-licenses points at it",
                "none: nothing was found",
            ])
    }
}
