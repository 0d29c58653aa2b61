import DomainLayer
import Testing
import Wording

struct PolicyFailureWordingTests {
    private func details(
        _ expression: LicenseExpression, underlying: [String] = [],
        findings: [LicenseFinding] = [], allow: [String] = [], deny: [String] = []
    ) throws -> [String] {
        let entry = PackageLicense(
            name: "a", version: "1", architecture: "all",
            source: SourcePackage(name: "a", version: "1"), expression: expression,
            statements: [
                LicenseStatement(
                    expression: expression, lines: 1...1, basis: .declared, underlying: underlying)
            ], findings: findings)
        let policy = try LicensePolicy().adding(PolicyRequest(allow: allow, deny: deny))
        let verdict = policy.verdict(
            on: LicenseInventory(
                system: SystemIdentity(id: "debian", versionID: nil, name: "Debian"),
                entries: [entry]),
            day: CalendarDate(Timestamp(clamping: 0)))
        return verdict.violations.map(\.detail)
    }

    @Test func `a failure is told in a sentence`() throws {
        let gpl = LicenseExpression.license(LicenseTerm("GPL-2.0-only"))
        let own = LicenseExpression.license(LicenseTerm("LicenseRef-x"))
        let linking = LicenseExpression.license(
            LicenseTerm("GPL-2.0-only", exception: "GCC-exception-2.0"))
        #expect(
            try details(gpl, deny: ["GPL-*"]) == ["a:all: GPL-2.0-only is denied by GPL-* (--deny)"]
        )
        #expect(
            try details(gpl, allow: ["MIT"]) == ["a:all: GPL-2.0-only is not allowed (--allow)"])
        #expect(
            try details(linking, allow: ["GPL-2.0-only"]) == [
                "a:all: GPL-2.0-only WITH GCC-exception-2.0 is allowed only without its exception"
                    + " (--allow)"
            ])
        #expect(try details(own, allow: ["MIT"]) == ["a:all: LicenseRef-x is unknown"])
        #expect(
            try details(own, underlying: ["GPL-2.0-only"], deny: ["GPL-*"]) == [
                "a:all: LicenseRef-x builds upon GPL-2.0-only, which is denied by GPL-* (--deny)"
            ])
        #expect(
            try details(.or([gpl, own]), allow: ["MIT"]) == [
                "a:all: no side of GPL-2.0-only OR LicenseRef-x passes: GPL-2.0-only is not allowed"
                    + " (--allow); LicenseRef-x is unknown"
            ])
    }

    @Test func `a finding that counts as an unknown license is told with what it means`() throws {
        let mit = LicenseExpression.license(LicenseTerm("MIT"))
        let findings = [
            LicenseFinding(.unexplainedTerms, line: 3), LicenseFinding(.freeLicenseInNonFree),
        ]
        #expect(
            try details(mit, findings: findings, allow: ["MIT"]) == [
                "a:all: words about rights or conditions that no statement explains: an unknown"
                    + " license",
                "a:all: the package is not part of Debian, but only free licenses were found:"
                    + " an unknown license",
            ])
        #expect(
            try details(mit, findings: [findings[0]], deny: ["NOASSERTION"]) == [
                "a:all: the finding 'unexplained terms' is denied by NOASSERTION (--deny)"
            ])
    }

    @Test func `lines are runs with commas between them`() {
        let evidence = PolicyEvidence.copyright(file: "/a", lines: [1...1, 3...5, 9...12])
        #expect(evidence.file == "/a")
        #expect(evidence.lines == "1, 3-5, 9-12")
        let cut = PolicyEvidence.copyright(file: "/a", lines: [1...1, 3...5], omitted: 1234)
        #expect(cut.lines == "1, 3-5 and 1,234 more")
        let clarification = PolicyEvidence.clarification(.line(7, column: 1))
        #expect(clarification.file == "the policy's clarification")
        #expect(clarification.lines == "7")
    }

    @Test(
        arguments: [
            (.manual, "manually"), (.unknown, "for no known reason"),
            (.dependency(chain: ["a:all", "b:all", "c:all"]), "for a:all → b:all"),
            (
                .dependency(chain: (0..<32).map(String.init), omitted: 1234),
                "for 0 → 1 → 2 → 3 → 4 → 5 → 6 → 7 → 8 → 9 → 10 → 11 → 12 → 13 → 14 → 15 → "
                    + "… 1,234 more … → "
                    + "16 → 17 → 18 → 19 → 20 → 21 → 22 → 23 → 24 → 25 → 26 → 27 → 28 → 29 → 30"
            ),
        ] as [(InstallReason, String)])
    func `a chain leads up to the package, which is left out`(
        reason: InstallReason, label: String
    ) {
        #expect(reason.label == label)
    }

    @Test(
        arguments: [
            (.unusedRule, "no package is in the sections x"),
            (.unusedJudgment, "the judgment of x is about no license of a package"),
            (.unusedExemption, "the exemption of x excuses nothing"),
            (.unusedClarification, "the clarification of x is about nothing installed"),
            (
                .contradictedClarification(.license(LicenseTerm("ISC"))),
                "the clarification of x holds, though its copyright file declares ISC"
            ),
            (
                .outdatedClarification,
                "the clarification of x is about another version or copyright file"
            ),
            (
                .expiredExemption(CalendarDate(Timestamp(clamping: 0))),
                "the exemption of x expired on 1970-01-01"
            ),
        ] as [(PolicyWarning.Kind, String)])
    func `a warning is told in a sentence`(kind: PolicyWarning.Kind, detail: String) {
        #expect(PolicyWarning(kind, at: .unwritten, about: "x").detail == detail)
    }

    @Test func `every kind of finding is a sentence of its own`() {
        let details = PolicyFindingKind.allCases.map(\.detail)
        #expect(Set(details).count == PolicyFindingKind.allCases.count)
        #expect(details.allSatisfy { $0.hasSuffix(".") })
    }
}
