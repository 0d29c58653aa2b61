import DomainLayer
import Testing

struct LicenseClarificationTests {
    private static let digest = "sha256:" + String(repeating: "ab", count: 32)
    private static let other = "sha256:" + String(repeating: "cd", count: 32)
    private static let expired = CalendarDate(Timestamp(clamping: 1_718_323_200))

    private func verdict(_ stanzas: String) throws -> PolicyVerdict {
        var entry = try PackageLicense.sample("p", "LicenseRef-x", underlying: ["GPL-2.0-only"])
        entry.textDigest = Self.digest
        let policy = try LicensePolicy("Allow: MIT\nDeny: GPL-*\n\n" + stanzas)
        return try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [entry]), day: .testDay)
    }

    @Test(arguments: [
        "Package: p\nVersion: 1.0-1\nExpression: MIT",
        "Package: p\nVersion: 1.*\nExpression: MIT",
        "Source: p\nVersion: 1.0-?\nExpression: MIT",
        "Package: q p\nVersion: 1.0-1\nExpression: MIT",
        "Package: p\nVersion: 1.0-1\nExpression: MIT\nExpires: 2024-06-15",
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
        ("Package: p\nVersion: 2.*\nExpression: MIT", .outdatedClarification),
        ("Package: p\nText-Digest: \(other)\nExpression: MIT", .outdatedClarification),
        (
            "Package: p\nVersion: 1.0-1\nText-Digest: \(other)\nExpression: MIT",
            .outdatedClarification
        ),
        (
            "Package: p\nVersion: 1.0-1\nExpression: MIT\nExpires: 2024-06-14",
            .expiredClarification(expired)
        ),
        (
            "Package: q\nVersion: 1.0-1\nExpression: MIT\nExpires: 2024-06-14",
            .expiredClarification(expired)
        ),
        ("Package: q\nVersion: 1.0-1\nExpression: MIT", .unusedClarification),
    ])
    func `a clarification dies when the package changes, and after its last day`(
        stanza: String, kind: PolicyWarning.Kind
    ) throws {
        let verdict = try verdict(stanza)
        #expect(verdict.violations.count == 1)
        #expect(verdict.warnings.map(\.kind) == [kind])
        #expect(verdict.warnings.map(\.location) == [.line(4, column: 1)])
    }

    @Test(arguments: [
        ("Version: 1.0-1", "GPL-2.0-only", StatementBasis.declared, true),
        ("Version: 1.0-1", "MIT", .declared, false),
        ("Version: 1.0-1", "LicenseRef-x", .declared, false),
        ("Version: 1.0-1", "GPL-2.0-only", .grant, false),
        ("Text-Digest: \(digest)", "GPL-2.0-only", .declared, false),
    ])
    func `a clarification by version is told if the file declares something else`(
        field: String, declared: String, basis: StatementBasis, isTold: Bool
    ) throws {
        var entry = try PackageLicense.sample("p", declared)
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
        var changed = try PackageLicense.sample("p", "ISC", architecture: "i386")
        changed.textDigest = Self.other
        var same = try PackageLicense.sample("p", "ISC")
        same.textDigest = Self.digest
        let verdict = try policy.verdict(
            on: LicenseInventory(system: .bookworm, entries: [same, changed]), day: .testDay)
        #expect(verdict.violations.map(\.words) == ["p:i386: ISC not allowed"])
        #expect(verdict.warnings == [])
    }
}
