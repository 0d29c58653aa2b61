import DomainLayer
import Testing

struct LicenseBasisTests {
    @Test func `cases are declared strongest first, and the weakest is the smallest`() {
        #expect(StatementBasis.allCases.sorted() == StatementBasis.allCases.reversed())
        #expect([StatementBasis.text, .pointer, .declared].min() == .pointer)
    }
}
