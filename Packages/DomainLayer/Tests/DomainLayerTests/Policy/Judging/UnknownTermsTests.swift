import Testing

@testable import DomainLayer

struct UnknownTermsTests {
    private static let terms = LicenseFinding(.unexplainedTerms, line: 7)
    private static let paradox = LicenseFinding(.freeLicenseInNonFree)

    private func verdict(
        _ policy: String, _ expression: String? = "MIT",
        _ findings: [LicenseFinding] = [Self.terms], scope: LicenseScope? = nil
    ) throws -> PolicyVerdict {
        var entry = try PackageLicense.sample("p", expression, main: expression, findings: findings)
        entry.copyrightFile = "/p"
        return try LicensePolicy(policy).adding(PolicyRequest(path: "house", scope: scope))
            .verdict(
                on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
    }

    @Test(
        arguments: [
            ("Allow: category:permissive", ["unexplained-terms unknown"]),
            ("Allow: *", ["unexplained-terms unknown"]),
            ("Deny: GPL-*\nUnknown: fail", ["unexplained-terms unknown"]),
            ("Deny: NOASSERTION", ["unexplained-terms denied by NOASSERTION"]),
            ("Deny: category:unknown", ["unexplained-terms denied by category:unknown"]),
            ("Deny: GPL-*", []),
            ("Allow: MIT NOASSERTION", []),
            ("Allow: MIT\nUnknown: warn", []),
            ("Allow: MIT\n\nPackage: p\nAllow: NOASSERTION", []),
            ("Allow: MIT\n\nPackage: p\nVersion: 1.0-1\nExpression: MIT", []),
        ] as [(String, [String])])
    func `unexplained terms fail where an unstated license does`(
        policy: String, words: [String]
    ) throws {
        #expect(
            try verdict(policy).violations.map(\.words) == words.map { "p:amd64: nothing \($0)" })
    }

    @Test func `each kind of finding fails once, with the lines of its findings`() throws {
        let findings = [Self.terms, Self.paradox, LicenseFinding(.unexplainedTerms, line: 12)]
        let verdict = try verdict("Allow: MIT", "MIT AND ISC", findings)
        #expect(
            verdict.violations.map(\.words) == [
                "p:amd64: ISC not allowed", "p:amd64: nothing unexplained-terms unknown",
                "p:amd64: nothing free-license-in-non-free unknown",
            ])
        #expect(
            verdict.violations.map(\.evidence) == [
                .copyright(file: "/p", lines: [1...2]),
                .copyright(file: "/p", lines: [7...7, 12...12]),
                .copyright(file: "/p", lines: []),
            ])
    }

    @Test func `where the unknown passes, they are noted`() throws {
        let verdict = try verdict("Deny: GPL-*")
        #expect(verdict.unknowns.map(\.words) == ["p:amd64: nothing unexplained-terms unknown"])
        #expect(verdict.unknownPackages == 1)
    }

    @Test func `an exemption of the unlicensed excuses them, and has an effect then`() throws {
        let verdict = try verdict("Allow: MIT\n\nPackage: p\nAllow: NOASSERTION")
        #expect(
            verdict.exempted.map(\.failure.words)
                == ["p:amd64: nothing unexplained-terms unknown"])
        #expect(verdict.warnings == [])
    }

    @Test func `a clarification says all that there is to say`() throws {
        let verdict = try verdict(
            "Allow: MIT\n\nPackage: p\nVersion: 1.0-1\nExpression: MIT", nil)
        #expect(verdict.violations == [])
        #expect(verdict.unknownPackages == 0)
    }

    @Test func `a clarification of another version leaves them unknown`() throws {
        let verdict = try verdict(
            "Allow: MIT\n\nPackage: p\nVersion: 0.9-1\nExpression: MIT")
        #expect(verdict.violations.map(\.words) == ["p:amd64: nothing unexplained-terms unknown"])
    }

    @Test(arguments: LicenseScope.allCases)
    func `they count under every scope`(scope: LicenseScope) throws {
        #expect(try verdict("Allow: MIT", scope: scope).violations.count == 1)
    }

    @Test func `findings of other kinds leave nothing unknown`() throws {
        let kinds = LicenseFinding.Kind.allCases.filter { !$0.leavesTermsUnknown }
        #expect(kinds.count == LicenseFinding.Kind.allCases.count - 2)
        let verdict = try verdict("Allow: MIT", "MIT", kinds.map { LicenseFinding($0, line: 3) })
        #expect(verdict.violations == [])
        #expect(verdict.unknownPackages == 0)
    }

    @Test func `of packages with the same statements, those fail that have a finding`() throws {
        let clean = try PackageLicense.sample("clean")
        var doubtful = clean
        doubtful.name = "doubtful"
        doubtful.findings = [Self.paradox]
        let inventory = LicenseInventory(
            system: .bookworm, entries: [clean, doubtful, clean, doubtful])
        let verdict = try LicensePolicy("Allow: MIT").verdict(on: inventory, day: .testDay)
        #expect(verdict.violations.map(\.package) == ["doubtful:amd64", "doubtful:amd64"])
        #expect(verdict.unknownPackages == 2)
    }

    @Test func `a fact that says so is judged like a package with a finding`() throws {
        let entry = try PackageLicense.sample("p")
        let facts = [
            LicenseFact(key: "0a", entry: entry),
            LicenseFact(key: "0b", entry: entry, hasUnknownTerms: true),
        ]
        let verdict = try LicensePolicy("Allow: MIT").verdict(on: facts, day: .testDay)
        #expect(verdict.violations.map(\.words) == ["p:amd64: nothing unknown"])
        #expect(verdict.violations.map(\.factKey) == ["0b"])
        #expect(verdict.unknownPackages == 1)
    }
}
