import DomainLayer
import PresentationLayer
import Testing

struct PolicyFailureWordingTests {
    private func details(
        _ expression: LicenseExpression, underlying: [String] = [], allow: [String] = [],
        deny: [String] = []
    ) throws -> [String] {
        let entry = LicenseEntry(
            name: "a", version: "1", architecture: "all",
            source: SourcePackage(name: "a", version: "1"), expression: expression,
            statements: [
                LicenseStatement(
                    expression: expression, lines: 1...1, basis: .declared, underlying: underlying)
            ])
        let policy = try LicensePolicy(document: nil, allow: allow, deny: deny)
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

    @Test func `lines are runs with commas between them`() {
        let evidence = PolicyEvidence.copyright(file: "/a", lines: [1...1, 3...5, 9...12])
        #expect(evidence.file == "/a")
        #expect(evidence.lines == "1, 3-5, 9-12")
        let clarification = PolicyEvidence.clarification(.line(7, column: 1))
        #expect(clarification.file == "the policy's clarification")
        #expect(clarification.lines == "7")
    }

    @Test(
        arguments: [
            (.manual, "by hand"), (.unknown, "for no known reason"),
            (.dependency(chain: ["a:all", "b:all", "c:all"]), "for a:all → b:all"),
        ] as [(InstallReason, String)])
    func `a chain leads up to the package, which is left out`(
        reason: InstallReason, label: String
    ) {
        #expect(reason.label == label)
    }

    @Test(
        arguments: [
            (.unusedRule, "no package is in the sections x"),
            (.unusedExemption, "the exemption of x excuses nothing"),
            (.unusedClarification, "the clarification of x is about nothing installed"),
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
