import DomainLayer
import Testing

struct PackageLicenseTests {
    @Test func `an entry's id is name and architecture`() throws {
        #expect(try PackageLicense.sample("libc6", architecture: "i386").id == "libc6:i386")
    }
}

struct PackageLicenseLicensesTests {
    @Test func `licenses and exceptions come from the expression, ordered`() throws {
        let entry = try PackageLicense.sample(
            "a", "Zlib AND (MIT OR GPL-2.0-only WITH Linux-syscall-note)")
        #expect(entry.licenses == ["GPL-2.0-only", "MIT", "Zlib"])
        #expect(entry.exceptions == ["Linux-syscall-note"])
    }

    @Test func `what a reference builds upon counts as a license too`() throws {
        let entry = try PackageLicense.sample(
            "a", "LicenseRef-deb-x-01234567 AND MIT", underlying: ["GPL-2.0-or-later", "MIT"])
        #expect(entry.licenses == ["GPL-2.0-or-later", "LicenseRef-deb-x-01234567", "MIT"])
        #expect(entry.category == .permissive)
        #expect(entry.isUnknown)
    }

    @Test func `without an expression there is no license and the category is unknown`() throws {
        let entry = try PackageLicense.sample("a", nil)
        #expect(entry.licenses == [])
        #expect(entry.exceptions == [])
        #expect(entry.category == .unknown)
        #expect(entry.isUnknown)
    }

    @Test(
        arguments: [
            ("MIT", nil, false), ("MIT OR LicenseRef-x", nil, false),
            ("MIT AND LicenseRef-x", nil, true), ("MIT", .unexplainedTerms, true),
            ("MIT", .freeLicenseInNonFree, true), ("MIT", .additionalCondition, false),
        ] as [(String, LicenseFinding.Kind?, Bool)])
    func `something is unknown if no choice avoids it, or if a finding says so`(
        expression: String, finding: LicenseFinding.Kind?, isUnknown: Bool
    ) throws {
        let findings = [finding].compactMap(\.self).map { LicenseFinding($0) }
        let entry = try PackageLicense.sample("a", expression, findings: findings)
        #expect(entry.isUnknown == isUnknown)
        #expect(entry.category == .permissive)
    }
}
