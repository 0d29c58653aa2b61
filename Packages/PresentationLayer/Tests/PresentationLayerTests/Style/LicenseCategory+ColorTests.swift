import DomainLayer
import Testing

@testable import PresentationLayer

struct LicenseCategoryColorTests {
    @Test func `no two categories look alike`() {
        let colors = LicenseCategory.allCases.map(\.color)
        #expect(Set(colors).count == LicenseCategory.allCases.count)
    }

    @Test(
        arguments: [
            ([.permissive, .publicDomain], .permissive),
            ([.weakCopyleft, .networkCopyleft, .strongCopyleft], .networkCopyleft),
            ([.unknown, .permissive], .unknown),
            ([.unknown, .weakCopyleft], .weakCopyleft),
            ([], .unknown),
        ] as [([LicenseCategory], LicenseCategory)])
    func `of several categories the most demanding counts`(
        categories: [LicenseCategory], most: LicenseCategory
    ) {
        #expect(categories.mostDemanding == most)
    }
}
