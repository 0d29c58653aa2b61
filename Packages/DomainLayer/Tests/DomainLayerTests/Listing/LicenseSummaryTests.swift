import DomainLayer
import Testing

struct LicenseInventorySummaryTests {
    @Test func `an empty inventory has an empty summary`() {
        #expect(
            LicenseInventory(system: .bookworm, entries: []).summary()
                == LicenseSummary(system: .bookworm, packages: 0))
    }

    @Test func `a summary counts packages by license, category and basis, and findings by kind`()
        throws
    {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", "MIT AND Zlib AND MIT", findings: [.init(.notUTF8)]),
                try .sample("b", "Zlib OR GPL-2.0-only", basis: .pointer),
                try .sample("c", "ISC", findings: [.init(.notUTF8), .init(.unversionedLicense)]),
                try .sample("d", nil, reason: .noStatement),
                try .sample("e", "LicenseRef-x", underlying: ["GPL-2.0-only"]),
                try .sample("f", "MIT", findings: [.init(.unexplainedTerms)]),
            ],
            findings: [.init(.unreadable), .init(.unversionedLicense)])
        #expect(
            inventory.summary()
                == LicenseSummary(
                    system: .bookworm,
                    packages: 6,
                    mainLicenses: [
                        .init(try LicenseExpression(parsing: "ISC"), 1),
                        .init(try LicenseExpression(parsing: "LicenseRef-x"), 1),
                        .init(try LicenseExpression(parsing: "MIT"), 1),
                        .init(try LicenseExpression(parsing: "MIT AND Zlib AND MIT"), 1),
                        .init(try LicenseExpression(parsing: "Zlib OR GPL-2.0-only"), 1),
                    ],
                    licenses: [
                        .init("GPL-2.0-only", 2), .init("MIT", 2), .init("Zlib", 2),
                        .init("ISC", 1), .init("LicenseRef-x", 1),
                    ],
                    categories: [
                        .init(.permissive, 4), .init(.unknown, 2),
                    ],
                    listedCategories: [
                        .init(.permissive, 4), .init(.unknown, 3), .init(.strongCopyleft, 1),
                    ],
                    bases: [.init(.declared, 4), .init(.pointer, 1), .init(.none, 1)],
                    unknown: 3,
                    unlisted: 3,
                    withoutAnswer: 1,
                    findings: [
                        .init(.unversionedLicense, 2), .init(.notUTF8, 2),
                        .init(.unexplainedTerms, 1), .init(.unreadable, 1),
                    ],
                    isIncomplete: true))
    }

    @Test func `concluded licenses are counted, and change no other count`() throws {
        var inventory = LicenseInventory(
            system: .bookworm,
            entries: [try .sample("a"), try .sample("b", nil), try .sample("c", "GPL-2.0-only")])
        let declared = inventory.summary()
        for (index, license) in ["Zlib", "ISC", "ISC"].enumerated() {
            inventory.entries[index].conclusion = LicenseConclusion(
                expression: try LicenseExpression(parsing: license))
        }
        var summary = inventory.summary()
        #expect(
            summary.concludedLicenses == [
                .init(try LicenseExpression(parsing: "ISC"), 2),
                .init(try LicenseExpression(parsing: "Zlib"), 1),
            ])
        summary.concludedLicenses = []
        #expect(summary == declared)
    }
}
