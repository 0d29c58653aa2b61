import DependencyInjectionLayer
import DomainLayer
import Foundation
import PresentationMocks
import Testing

/// A listing and a policy understand a category alike.
@Suite struct ListedAndDeniedTests {
    private static let isDebian = FileManager.default.fileExists(atPath: "/var/lib/dpkg/status")

    @Test(arguments: [Scenario.samples, .troubled, .spring, .image, .empty])
    func `the samples are listed under what they are denied for`(scenario: Scenario) async throws {
        let driver = MockDIContainer().licenseDriver
        let inventory = try await driver.licenses(in: .root(scenario.rawValue), detail: []) {
            _ in
        }
        try expectAgreement(on: inventory)
    }

    @Test(.enabled(if: isDebian, "needs a Debian system"))
    func `packages of this machine are listed under what they are denied for`() async throws {
        let driver = DIContainer().licenseDriver
        let inventory = try await driver.licenses(in: .standard, detail: []) { _ in }
        #expect(inventory.entries.count > 100)
        try expectAgreement(on: inventory)
    }

    /// Expects a listing and a policy to find equal packages, except those that offer a choice
    /// among categories.
    private func expectAgreement(on inventory: LicenseInventory) throws {
        var inventory = inventory
        inventory.entries.removeAll(where: \.offersCategories)
        for category in LicenseCategory.allCases {
            #expect(try inventory.listed(category) == inventory.denied(category), "\(category)")
        }
    }
}

extension LicenseInventory {
    /// The packages that are listed under a category.
    fileprivate func listed(_ category: LicenseCategory) -> [PackageLicense.ID] {
        listing(for: LicenseQuery(categories: [category])).entries.map(\.id)
    }

    /// The packages that a denial of the category fails if unlisted texts count by their terms, as
    /// they do in a listing; in the order of the inventory.
    fileprivate func denied(_ category: LicenseCategory) throws -> [PackageLicense.ID] {
        let policy = try LicensePolicy(
            rules: [PolicyRule(unlisted: .terms, location: .unwritten)]
        ).adding(PolicyRequest(deny: ["category:\(category.rawValue)"]))
        let day = try #require(CalendarDate(parsing: "2026-11-27"))
        let denied = Set(policy.verdict(on: self, day: day).violations.map(\.package))
        return entries.map(\.id).filter(denied.contains)
    }
}

extension PackageLicense {
    /// Whether a clause of the expression offers licenses of several categories.
    fileprivate var offersCategories: Bool {
        guard let expression else { return false }
        guard let form = ConjunctiveNormalForm(expression) else { return true }
        let categories = Dictionary(
            uniqueKeysWithValues: expression.categories(reading: readings).map {
                ($0.term, $0.category)
            })
        return form.clauses.contains { Set($0.map { categories[$0] }).count > 1 }
    }
}
