import DomainLayer
import Testing

struct PolicyClarificationsTests {
    private static let digest = "sha256:" + String(repeating: "ab", count: 32)

    /// The clarifications of a policy that allows nothing that is installed.
    private func clarifications(_ stanzas: String) throws -> PolicyClarifications {
        PolicyClarifications(try LicensePolicy("Allow: Ruby\n\n" + stanzas), day: try .testDay)
    }

    private func inventory() throws -> LicenseInventory {
        var reed = try PackageLicense.sample("reed", nil, reason: .noStatement)
        reed.textDigest = Self.digest
        return LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("brook", "GPL-2.0-only"),
                try .sample("brook", "GPL-2.0-only", architecture: "i386"), reed,
            ])
    }

    @Test func `what is clarified has a conclusion beside its license, and the rest has none`()
        throws
    {
        let clarifications = try clarifications(
            """
            Package: brook:i386
            Version: 1.*
            Expression: MIT OR ISC
            Reason: read the sources
            Expires: 2024-06-15

            Package: reed
            Text-Digest: \(Self.digest)
            Expression: Zlib
            """)
        let inventory = try inventory()
        let clarified = inventory.concluded(by: clarifications)
        #expect(
            clarified.entries.map(\.conclusion) == [
                nil,
                LicenseConclusion(
                    expression: try LicenseExpression(parsing: "MIT OR ISC"),
                    reason: "read the sources", expires: try .testDay),
                LicenseConclusion(expression: try LicenseExpression(parsing: "Zlib")),
            ])
        var undone = clarified
        for index in undone.entries.indices { undone.entries[index].conclusion = nil }
        #expect(undone == inventory)
        #expect(clarifications.detail == .digests)
    }

    @Test func `the first clarification that holds counts`() throws {
        let clarifications = try clarifications(
            """
            Package: brook
            Version: 1.0-1
            Expression: MIT
            Expires: 2024-06-14

            Source: b*
            Version: *
            Expression: ISC

            Package: brook
            Version: 1.*
            Expression: Zlib
            """)
        let concluded = try inventory().concluded(by: clarifications).entries.map(\.conclusion)
        #expect(concluded.map { $0?.expression.description } == ["ISC", "ISC", nil])
    }

    @Test func `clarifications leave no conclusion of others`() throws {
        let first = try clarifications("Package: brook\nVersion: *\nExpression: MIT")
        let second = try clarifications("Package: reed\nVersion: *\nExpression: MIT")
        let inventory = try inventory()
        #expect(
            inventory.concluded(by: first).concluded(by: second)
                == inventory.concluded(by: second))
    }

    @Test func `clarifications about these packages that hold for none are named, and no others`()
        throws
    {
        let clarifications = try clarifications(
            """
            Package: reed
            Version: 2.*
            Expression: MIT

            Package: brook
            Version: *
            Expression: MIT
            Expires: 2024-06-14

            Package: brook:i386
            Version: 1.0-1
            Expression: MIT

            Package: elsewhere
            Version: 1
            Expression: MIT
            """)
        let entries = try inventory().entries
        let expired = try #require(CalendarDate(parsing: "2024-06-14"))
        #expect(
            clarifications.lapses(among: entries) == [
                PolicyWarning(
                    .outdatedClarification, at: .line(3, column: 1), about: "reed"),
                PolicyWarning(
                    .expiredClarification(expired), at: .line(7, column: 1), about: "brook"),
            ])
        #expect(clarifications.lapses(among: entries.suffix(1)).map(\.subject) == ["reed"])
        #expect(clarifications.path == "house")
    }

    @Test func `a check goes by what the clarifications conclude`() throws {
        let policy = try LicensePolicy(
            "Allow: MIT\n\nPackage: brook\nVersion: *\nExpression: MIT OR Ruby")
        let inventory = try inventory()
        let verdict = try policy.verdict(on: inventory, day: .testDay)
        #expect(verdict.violations.map(\.package) == ["reed:amd64"])
        let clarified = inventory.concluded(by: PolicyClarifications(policy, day: try .testDay))
        #expect(try policy.verdict(on: clarified, day: .testDay) == verdict)
    }
}
