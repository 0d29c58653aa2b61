import Testing

@testable import DebianCopyright

struct StatementBasisTests {
    @Test func `the weakest basis is the smallest`() {
        #expect(StatementBasis.allCases.sorted() == [.none, .pointer, .grant, .text, .declared])
    }
}
