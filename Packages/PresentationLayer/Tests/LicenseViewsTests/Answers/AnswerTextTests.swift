import DomainLayer
import Testing

@testable import LicenseViews

struct AnswerTextTests {
    @Test func `no two categories look alike`() {
        let colors = LicenseCategory.allCases.map(\.color)
        #expect(Set(colors).count == LicenseCategory.allCases.count)
    }
}
