import DomainLayer
import Testing

struct PolicyExemptionTests {
    private func verdict(
        _ stanza: String, of expression: String? = "AGPL-3.0-only", day: String = "2024-06-15"
    ) throws -> PolicyVerdict {
        let policy = try LicensePolicy("Allow: MIT\nDeny: AGPL-*\n\n" + stanza)
        return policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [try .sample("p", expression)]),
            day: try #require(CalendarDate(parsing: day)))
    }

    @Test(
        arguments: [
            ("Package: p\nAllow: AGPL-3.0-only", "AGPL-3.0-only"),
            ("Package: *\nAllow: AGPL-*", "AGPL-3.0-only"),
            ("Package: p:amd64\nVersion: 1.0-1\nAllow: AGPL-*", "AGPL-3.0-only"),
            ("Package: p\nVersion: 1.*\nAllow: category:network-copyleft", "MIT AND AGPL-3.0-only"),
            ("Package: p\nAllow: ISC", "ISC"),
            ("Package: q p*\nAllow: ISC", "ISC"),
            ("Source: p q\nAllow: ISC", "ISC"),
            ("Package: p\nAllow: LicenseRef-x", "LicenseRef-x"),
            ("Package: p\nAllow: NOASSERTION", nil),
            ("Package: p\nAllow: MIT WITH LLVM-exception", "MIT WITH LLVM-exception"),
            ("Package: p\nAllow: ISC\nExpires: 2024-06-15", "ISC"),
        ] as [(String, String?)])
    func `an exemption excuses what the rule does not let pass`(
        stanza: String, expression: String?
    ) throws {
        let verdict = try verdict(stanza, of: expression)
        #expect(verdict.violations == [])
        #expect(verdict.exempted.map(\.failure.package) == ["p:amd64"])
        #expect(verdict.exempted.map(\.exemption.location) == [.line(4, column: 1)])
        #expect(verdict.warnings == [])
    }

    @Test(
        arguments: [
            ("Package: q\nAllow: AGPL-*", "AGPL-3.0-only"),
            ("Package: p:i386\nAllow: AGPL-*", "AGPL-3.0-only"),
            ("Package: p\nVersion: 1.0\nAllow: AGPL-*", "AGPL-3.0-only"),
            ("Package: p\nAllow: AGPL-3.0-or-later", "AGPL-3.0-only"),
            ("Package: p\nAllow: AGPL-*", "AGPL-3.0-only WITH LLVM-exception"),
            ("Package: p\nAllow: AGPL-*", nil),
        ] as [(String, String?)])
    func `an exemption that excuses nothing is told`(
        stanza: String, expression: String?
    ) throws {
        let verdict = try verdict(stanza, of: expression)
        #expect(verdict.violations.count == 1)
        #expect(verdict.exempted == [])
        #expect(verdict.warnings.map(\.kind) == [.unusedExemption])
    }

    @Test func `an exemption of what passes anyway is told`() throws {
        let verdict = try verdict("Package: p\nAllow: AGPL-*", of: "AGPL-3.0-only OR MIT")
        #expect(verdict.violations == [])
        #expect(
            verdict.warnings
                == [PolicyWarning(.unusedExemption, at: .line(4, column: 1), about: "p")])
    }

    @Test func `an exemption ends with its last day`() throws {
        let stanza = "Package: p\nAllow: AGPL-*\nExpires: 2024-06-15"
        let last = try #require(CalendarDate(parsing: "2024-06-15"))
        #expect(try verdict(stanza, day: "2024-06-15").warnings == [])
        let later = try verdict(stanza, day: "2024-06-16")
        #expect(later.violations.map(\.words) == ["p:amd64: AGPL-3.0-only denied by AGPL-*"])
        #expect(
            later.warnings
                == [PolicyWarning(.expiredExemption(last), at: .line(4, column: 1), about: "p")])
    }

    @Test func `a side of a choice that needs no excuse is taken first`() throws {
        let verdict = try verdict("Package: p\nAllow: AGPL-*", of: "AGPL-3.0-only OR ISC OR MIT")
        #expect(verdict.exempted == [])
        #expect(verdict.choices.map(\.chosen.description) == ["MIT"])
    }

    @Test(
        arguments: [
            ([["debian/*"], ["debian/rules", "debian/po/*"]], true),
            ([["debian/*"], ["*"]], false), ([["debian/*", "src/a.c"]], false), ([[]], false),
            ([["debian/../a"]], false),
        ] as [([[String]], Bool)])
    func `an exemption of files excuses what only their statements state`(
        files: [[String]], isExcused: Bool
    ) throws {
        let policy = try LicensePolicy(
            "Deny: AGPL-*\n\nPackage: p\nFiles: debian/*\nAllow: AGPL-3.0-only")
        var entry = try PackageLicense.sample("p", "AGPL-3.0-only AND MIT")
        entry.statements = files.map {
            LicenseStatement(
                expression: .license(LicenseTerm("AGPL-3.0-only")), files: $0, lines: 1...1,
                basis: .declared)
        }
        let verdict = try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
        #expect(verdict.violations.isEmpty == isExcused)
        #expect(verdict.exempted.count == (isExcused ? 1 : 0))
    }
}
