import DomainLayer
import Testing

struct LicenseJudgmentTests {
    private func verdict(
        _ policy: String, of expression: String? = "LicenseRef-x", underlying: [String] = []
    ) throws -> PolicyVerdict {
        let entries = [
            try PackageLicense.sample("p", expression, underlying: underlying),
            try PackageLicense.sample("q", "MIT"),
        ]
        return try LicensePolicy(policy).verdict(
            on: LicenseInventory(system: .bookworm, entries: entries), day: .testDay)
    }

    @Test(arguments: [
        ("Allow: category:permissive", "Category: permissive", [String]()),
        ("Allow: MIT", "Category: permissive", ["p:amd64: LicenseRef-x not allowed"]),
        (
            "Deny: category:strong-copyleft", "Category: strong-copyleft",
            ["p:amd64: LicenseRef-x denied by category:strong-copyleft"]
        ),
        ("Allow: MIT", "Allow: yes", []),
        ("Deny: category:unknown", "Allow: yes", []),
        // An entry that names the text means exactly that text.
        (
            "Deny: LicenseRef-x", "Allow: yes",
            ["p:amd64: LicenseRef-x denied by LicenseRef-x"]
        ),
        ("Unknown: fail", "Category: unknown", ["p:amd64: LicenseRef-x unknown"]),
        ("Unknown: fail", "Category: permissive\nExpires: 2024-06-15", []),
        (
            "Unknown: fail", "Category: permissive\nExpires: 2024-06-14",
            ["p:amd64: LicenseRef-x unknown"]
        ),
    ])
    func `a text that was judged is no more unknown`(
        rule: String, ruling: String, words: [String]
    ) throws {
        let verdict = try verdict("\(rule)\n\nLicense: LicenseRef-y LicenseRef-x\n\(ruling)")
        #expect(verdict.violations.map(\.words) == words)
    }

    @Test(arguments: [
        ("Category: permissive", 0), ("Allow: yes", 0), ("Category: unknown", 1),
    ])
    func `packages whose texts were judged aren't counted as unknown`(
        ruling: String, count: Int
    ) throws {
        let verdict = try verdict(
            "Deny: GPL-*\n\nLicense: LicenseRef-x\n\(ruling)", of: "MIT AND LicenseRef-x")
        #expect(verdict.unknownPackages == count)
        #expect(verdict.unknowns.count == count)
    }

    @Test(arguments: [
        ("GPL-*", ["p:amd64: LicenseRef-x denied by GPL-* for GPL-2.0-only"]),
        ("category:strong-copyleft", []),
    ])
    func `a category that was judged counts instead of that of a license built upon`(
        denied: String, words: [String]
    ) throws {
        let verdict = try verdict(
            "Deny: \(denied)\n\nLicense: LicenseRef-x\nCategory: weak-copyleft",
            underlying: ["GPL-2.0-only"])
        #expect(verdict.violations.map(\.words) == words)
    }

    @Test func `an exemption may name the category that was judged`() throws {
        let verdict = try verdict(
            """
            Allow: MIT

            License: LicenseRef-x
            Category: font

            Package: p
            Allow: category:font
            """)
        #expect(verdict.violations == [])
        #expect(verdict.exempted.map(\.failure.package) == ["p:amd64"])
    }

    @Test func `a judgment on a license that the scope leaves out isn't about nothing`() throws {
        var entry = try PackageLicense.sample("p", "MIT AND LicenseRef-x")
        entry.statements = try [("MIT", ["*"]), ("LicenseRef-x", ["debian/patch"])].map {
            LicenseStatement(
                expression: try LicenseExpression(parsing: $0), files: $1, lines: 1...2,
                basis: .declared, method: .listedID)
        }
        let policy = try LicensePolicy(
            """
            Deny: GPL-*
            Scope: shipped
            Machinery: debian/*

            License: LicenseRef-x
            Category: font
            """)
        let inventory = LicenseInventory(system: .bookworm, entries: [entry])
        #expect(try policy.verdict(on: inventory, day: .testDay).warnings == [])
    }

    @Test func `a judgment that is about nothing or has expired is told`() throws {
        let verdict = try verdict(
            """
            Deny: GPL-*

            License: LicenseRef-x
            Category: font

            License: LicenseRef-y
            Allow: yes

            License: LicenseRef-x
            Allow: yes
            Expires: 2024-01-31
            """)
        let last = try #require(CalendarDate(parsing: "2024-01-31"))
        #expect(
            verdict.warnings == [
                PolicyWarning(.unusedJudgment, at: .line(6, column: 1), about: "LicenseRef-y"),
                PolicyWarning(
                    .expiredJudgment(last), at: .line(9, column: 1), about: "LicenseRef-x"),
            ])
    }
}
