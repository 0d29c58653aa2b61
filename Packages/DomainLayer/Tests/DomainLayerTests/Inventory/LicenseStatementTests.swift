import DomainLayer
import Testing

struct LicenseBasisTests {
    @Test func `cases are declared strongest first, and the weakest is the smallest`() {
        #expect(LicenseBasis.allCases.sorted() == LicenseBasis.allCases.reversed())
        #expect([LicenseBasis.text, .pointer, .declared].min() == .pointer)
    }
}
