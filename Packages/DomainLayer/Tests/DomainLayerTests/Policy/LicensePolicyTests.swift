import DomainLayer
import Testing

struct LicensePolicyTests {
    @Test func `options alone make a policy`() throws {
        let policy = try LicensePolicy().adding(
            PolicyRequest(allow: ["mit"], deny: ["GPL-*"]))
        #expect(policy.path == nil)
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT"]])
        #expect(policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"]])
        #expect(policy.rules.map(\.unknown) == [.fail])
        #expect(throws: PolicyError.self) { try LicensePolicy().adding(PolicyRequest()) }
    }

    @Test func `options are added to every rule of a file`() throws {
        let policy = try LicensePolicy(
            "Sections: doc\nAllow: MIT\n\nDeny: ISC\n", allow: ["Zlib"], deny: ["GPL-*"])
        #expect(policy.rules.map { $0.allow.map(\.pattern.text) } == [["MIT", "Zlib"], ["Zlib"]])
        #expect(
            policy.rules.map { $0.deny.map(\.pattern.text) } == [
                ["ISC", "GPL-*"], ["ISC", "GPL-*"],
            ])
        #expect(
            policy.rules[0].deny == policy.rules[1].deny
                && policy.rules[1].deny.map(\.location) == [.line(4, column: 7), .request(.deny)])
    }

    @Test func `what is denied for all sections is denied in each that doesn't override it`()
        throws
    {
        let policy = try LicensePolicy(
            """
            Sections: doc
            Allow: *

            Deny: GPL-*

            Sections: games
            Overrides: deny
            Deny: MIT
            """)
        #expect(
            policy.rules.map { $0.deny.map(\.pattern.text) } == [["GPL-*"], ["MIT"], ["GPL-*"]])
        #expect(policy.rules[0].deny.map(\.location) == [.line(4, column: 7)])
    }

    @Test(
        arguments: [
            ("Deny: MIT", .warn), ("Allow: MIT", .fail), ("Allow: MIT\nDeny: ISC", .fail),
            ("Deny: MIT\nUnknown: fail", .fail), ("Allow: MIT\nUnknown: warn", .warn),
        ] as [(String, UnknownTreatment)])
    func `unknown licenses fail where licenses are allowed one by one`(
        text: String, treatment: UnknownTreatment
    ) throws {
        #expect(try LicensePolicy(text).rules.map(\.unknown) == [treatment])
    }

    @Test func `digests are read only where a clarification needs them`() throws {
        #expect(try LicensePolicy("Deny: MIT").detail == [])
        let policy = try LicensePolicy("Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT")
        #expect(policy.detail == [])
    }

    @Test func `what is wrong with options is told after what is wrong with a file`() {
        let stray = PolicyProblem(.strayLine, at: .line(3, column: 1))
        let request = PolicyRequest(path: "house", allow: ["IST"], deny: ["category:evil"])
        let wrong = [
            PolicyProblem(.unknownLicense("IST"), at: .request(.allow)),
            PolicyProblem(
                .unknownCategory("evil", known: LicenseCategory.allCases.map(\.rawValue)),
                at: .request(.deny)),
        ]
        #expect(
            PolicyError.invalid(path: "house", [stray]).adding(request)
                == .invalid(path: "house", [stray] + wrong))
        #expect(throws: PolicyError.invalid(path: "house", wrong)) {
            try LicensePolicy(path: "house").adding(request)
        }
        let unreadable = PolicyError.notUTF8(path: "house", line: 2)
        #expect(unreadable.adding(request) == unreadable)
    }
}

struct LicenseClarificationTests {
    private static let digest = "sha256:" + String(repeating: "ab", count: 32)
    private static let other = "sha256:" + String(repeating: "cd", count: 32)

    private func verdict(_ stanzas: String) throws -> PolicyVerdict {
        var entry = try LicenseEntry.sample("p", "LicenseRef-x", underlying: ["GPL-2.0-only"])
        entry.textDigest = Self.digest
        let policy = try LicensePolicy("Allow: MIT\nDeny: GPL-*\n\n" + stanzas)
        return try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
    }

    @Test(arguments: [
        "Package: p\nVersion: 1.0-1\nExpression: MIT",
        "Package: p*\nText-Digest: \(digest)\nExpression: MIT",
        "Package: p:amd64\nVersion: 1.0-1\nText-Digest: \(digest)\nExpression: MIT OR GPL-2.0-only",
    ])
    func `a clarification stands for the copyright file`(stanza: String) throws {
        let verdict = try verdict(stanza)
        #expect(verdict.violations == [])
        #expect(verdict.warnings == [])
    }

    @Test(arguments: [
        ("Package: p\nVersion: 1.0-2\nExpression: MIT", PolicyWarning.Kind.outdatedClarification),
        ("Package: p\nText-Digest: \(other)\nExpression: MIT", .outdatedClarification),
        (
            "Package: p\nVersion: 1.0-1\nText-Digest: \(other)\nExpression: MIT",
            .outdatedClarification
        ),
        ("Package: q\nVersion: 1.0-1\nExpression: MIT", .unusedClarification),
    ])
    func `a clarification dies when the package changes`(
        stanza: String, kind: PolicyWarning.Kind
    ) throws {
        let verdict = try verdict(stanza)
        #expect(verdict.violations.count == 1)
        #expect(verdict.warnings.map(\.kind) == [kind])
        #expect(verdict.warnings.map(\.location) == [.line(4, column: 1)])
    }

    @Test(arguments: [
        ("Version: 1.0-1", "GPL-2.0-only", EvidenceKind.declared, true),
        ("Version: 1.0-1", "MIT", .declared, false),
        ("Version: 1.0-1", "LicenseRef-x", .declared, false),
        ("Version: 1.0-1", "GPL-2.0-only", .grant, false),
        ("Text-Digest: \(digest)", "GPL-2.0-only", .declared, false),
    ])
    func `a clarification by version is told if the file declares something else`(
        field: String, declared: String, basis: EvidenceKind, isTold: Bool
    ) throws {
        var entry = try LicenseEntry.sample("p", declared)
        entry.textDigest = Self.digest
        entry.basis = basis
        let policy = try LicensePolicy("Allow: MIT\n\nPackage: p\n\(field)\nExpression: MIT")
        let verdict = try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
        #expect(verdict.violations == [])
        let told = PolicyWarning.Kind.contradictedClarification(
            try LicenseExpression(parsing: declared))
        #expect(verdict.warnings.map(\.kind) == (isTold ? [told] : []))
    }

    @Test func `what a clarification says is judged, and is the evidence`() throws {
        let verdict = try verdict("Package: p\nVersion: 1.0-1\nExpression: GPL-3.0-only AND MIT")
        #expect(
            verdict.violations.map(\.words) == ["p:amd64: GPL-3.0-only denied by GPL-*"])
        #expect(verdict.violations.map(\.evidence) == [.clarification(.line(4, column: 1))])
    }

    @Test func `one that holds for one architecture is not outdated for the other`() throws {
        let policy = try LicensePolicy(
            "Allow: MIT\n\nPackage: p\nText-Digest: \(Self.digest)\nExpression: MIT")
        var changed = try LicenseEntry.sample("p", "ISC", architecture: "i386")
        changed.textDigest = Self.other
        var same = try LicenseEntry.sample("p", "ISC")
        same.textDigest = Self.digest
        let verdict = try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [same, changed]), day: .testDay)
        #expect(verdict.violations.map(\.words) == ["p:i386: ISC not allowed"])
        #expect(verdict.warnings == [])
    }
}

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
}
