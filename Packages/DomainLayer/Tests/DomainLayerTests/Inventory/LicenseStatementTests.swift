import DomainLayer
import Testing

struct LicenseBasisTests {
    @Test func `cases are declared strongest first, and the weakest is the smallest`() {
        #expect(EvidenceKind.allCases.sorted() == EvidenceKind.allCases.reversed())
        #expect([EvidenceKind.text, .pointer, .declared].min() == .pointer)
    }
}
