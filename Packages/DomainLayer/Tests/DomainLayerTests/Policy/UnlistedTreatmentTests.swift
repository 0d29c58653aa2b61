import DomainLayer
import Testing

struct UnlistedTreatmentTests {
    private func verdict(
        _ policy: String, _ category: LicenseCategory, of expression: String = "LicenseRef-x"
    ) throws -> PolicyVerdict {
        var entry = try PackageLicense.sample("p", expression)
        entry.readings = ["LicenseRef-x": LicenseReading(category: category)]
        return try LicensePolicy(policy).verdict(
            on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
    }

    @Test(arguments: [
        ("Allow: category:permissive", "p:amd64: LicenseRef-x unknown"),
        ("Allow: category:permissive\nUnlisted: unknown", "p:amd64: LicenseRef-x unknown"),
        ("Allow: category:permissive\nUnlisted: terms", nil),
        ("Deny: category:permissive", nil),
        (
            "Deny: category:permissive\nUnlisted: terms",
            "p:amd64: LicenseRef-x denied by category:permissive"
        ),
        (
            "Allow: MIT\n\nPackage: p\nAllow: category:permissive",
            "p:amd64: LicenseRef-x unknown"
        ),
    ])
    func `no gate is passed by a reading unless the policy says so`(
        policy: String, words: String?
    ) throws {
        let verdict = try verdict(policy, .permissive)
        #expect(verdict.violations.map(\.words) == [words].compactMap(\.self))
    }

    @Test(arguments: [
        (
            "Deny: category:restricted",
            "p:amd64: LicenseRef-x denied by category:restricted"
        ),
        ("Deny: category:network-copyleft", nil),
        ("Allow: category:restricted", "p:amd64: LicenseRef-x unknown"),
        ("Deny: category:restricted\n\nLicense: LicenseRef-x\nCategory: permissive", nil),
        ("Deny: category:restricted\n\nPackage: p\nAllow: category:restricted", nil),
    ])
    func `what reads as restricted fails a denial at once`(policy: String, words: String?) throws {
        let verdict = try verdict(policy, .restricted)
        #expect(verdict.violations.map(\.words) == [words].compactMap(\.self))
    }

    @Test(arguments: [("Unlisted: terms", 0), ("Unlisted: unknown", 1)])
    func `packages are counted as unknown by what the policy heeds`(
        field: String, count: Int
    ) throws {
        let verdict = try verdict(
            "Deny: GPL-*\n\(field)", .weakCopyleft, of: "MIT AND LicenseRef-x")
        #expect(verdict.unknownPackages == count)
        #expect(verdict.unknowns.count == count)
    }
}
