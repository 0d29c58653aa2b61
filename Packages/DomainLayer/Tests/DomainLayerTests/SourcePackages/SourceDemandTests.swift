import DomainLayer
import Testing

struct SourceDemandTests {
    private func demand(
        _ expression: String?, reading readings: [String: LicenseReading] = [:],
        underlying: [String] = [], findings: [LicenseFinding] = []
    ) throws -> SourceDemand {
        var entry = try PackageLicense.sample(
            "pear", expression, underlying: underlying, findings: findings)
        entry.readings = readings
        return entry.sourceDemand
    }

    /// What asks, and after a bar what may ask.
    private func summary(_ demand: SourceDemand) -> String {
        let doubts = demand.doubts.map { doubt in
            switch doubt {
            case .license(let license): license.description
            case .noLicense: "no license"
            case .terms(let finding): finding.rawValue
            }
        }
        return (demand.asking.map(\.description) + ["|"] + doubts).joined(separator: " ")
    }

    @Test(arguments: [
        ("MIT", "|"), ("LicenseRef-public-domain", "|"), ("OFL-1.1", "|"), ("CC-BY-SA-4.0", "|"),
        ("MPL-2.0", "MPL-2.0 |"), ("GPL-2.0-or-later", "GPL-2.0-or-later |"),
        ("AGPL-3.0-only", "AGPL-3.0-only |"), ("EPL-1.0+", "EPL-1.0+ |"),
        ("GFDL-1.3-no-invariants-or-later", "GFDL-1.3-no-invariants-or-later |"),
        (
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "GPL-2.0-only WITH Classpath-exception-2.0 |"
        ),
        (
            "GPL-2.0-only WITH freertos-exception-2.0", "GPL-2.0-only WITH freertos-exception-2.0 |"
        ),
        ("SSPL-1.0", "| SSPL-1.0"), ("LicenseRef-deb-x", "| LicenseRef-deb-x"),
    ])
    func `a license asks by its category`(license: String, asked: String) throws {
        #expect(try summary(demand(license)) == asked)
    }

    @Test(arguments: [
        ("MIT AND GPL-2.0-only AND LGPL-2.1-only", "GPL-2.0-only LGPL-2.1-only |"),
        ("GPL-2.0-only AND (MIT OR GPL-2.0-only) AND GPL-2.0-only", "GPL-2.0-only |"),
        ("MIT OR GPL-2.0-only", "|"),
        ("GPL-1.0-or-later OR Artistic-1.0-Perl", "GPL-1.0-or-later OR Artistic-1.0-Perl |"),
        ("MIT OR LicenseRef-a", "|"),
        ("GPL-2.0-only OR LicenseRef-a", "GPL-2.0-only OR LicenseRef-a |"),
        ("LicenseRef-a OR LicenseRef-b", "| LicenseRef-a OR LicenseRef-b"),
        ("GPL-2.0-only AND LicenseRef-a", "GPL-2.0-only | LicenseRef-a"),
        ("MIT OR GPL-2.0-only AND ISC", "|"),
        (
            "LicenseRef-a OR GPL-2.0-only AND LicenseRef-b",
            "| LicenseRef-a OR GPL-2.0-only AND LicenseRef-b"
        ),
        (
            "LGPL-2.1-only AND LicenseRef-a OR GPL-2.0-only AND LicenseRef-b",
            "LGPL-2.1-only AND LicenseRef-a OR GPL-2.0-only AND LicenseRef-b"
                + " | LGPL-2.1-only AND LicenseRef-a OR GPL-2.0-only AND LicenseRef-b"
        ),
    ])
    func `a choice asks unless an alternative doesn't`(expression: String, asked: String) throws {
        #expect(try summary(demand(expression)) == asked)
    }

    @Test func `no license, and terms that the expression lacks, may ask`() throws {
        #expect(try summary(demand(nil)) == "| no license")
        let findings = [LicenseFinding.Kind.unexplainedTerms, .notUTF8, .unexplainedTerms]
        #expect(
            try summary(demand("MIT", findings: findings.map { LicenseFinding($0) }))
                == "| unexplained-terms")
    }

    @Test func `an unlisted license asks if its text does, even if not all of it was understood`()
        throws
    {
        let term = LicenseReading.Term("disclose-source", lines: [2...3])
        #expect(
            try summary(
                demand(
                    "LicenseRef-a", reading: ["LicenseRef-a": LicenseReading(conditions: [term])]))
                == "LicenseRef-a |")
        let harmless = LicenseReading(category: .permissive)
        #expect(try summary(demand("LicenseRef-a", reading: ["LicenseRef-a": harmless])) == "|")
    }

    @Test func `an unlisted license asks if it builds upon one that asks`() throws {
        #expect(
            try summary(demand("LicenseRef-a", underlying: ["GPL-2.0-only"])) == "LicenseRef-a |")
        #expect(try summary(demand("LicenseRef-a", underlying: ["MIT"])) == "| LicenseRef-a")
    }

    @Test func `what asks decides the status, then what may ask`() throws {
        #expect(try demand("GPL-2.0-only AND LicenseRef-a").status == .owed)
        #expect(try demand("MIT AND LicenseRef-a").status == .unknown)
        #expect(try demand("MIT").status == .notOwed)
    }
}
