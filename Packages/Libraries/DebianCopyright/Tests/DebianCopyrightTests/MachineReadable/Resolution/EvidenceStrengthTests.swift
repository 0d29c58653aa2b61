import Testing

@testable import DebianCopyright

struct StatementBasisTests {
    @Test func `the weakest basis is the smallest`() {
        #expect(StatementBasis.allCases.sorted() == [.none, .pointer, .grant, .text, .declared])
    }
}

struct IdentificationMethodTests {
    @Test func `the least sure rule is the smallest`() {
        #expect(
            [.licenseText, .shortName, .unlistedName, .grant].min()
                == DetectionMethod.unlistedName)
        #expect([.usualName, .licenseText].min() == DetectionMethod.usualName)
    }
}
