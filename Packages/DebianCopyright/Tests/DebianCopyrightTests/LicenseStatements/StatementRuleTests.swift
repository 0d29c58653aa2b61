import Testing

@testable import DebianCopyright

struct StatementRuleTests {
    @Test func `the least sure rule is the smallest`() {
        #expect(
            [.licenseText, .shortName, .unlistedName, .grant].min() == StatementRule.unlistedName)
        #expect([.usualName, .licenseText].min() == StatementRule.usualName)
    }
}
