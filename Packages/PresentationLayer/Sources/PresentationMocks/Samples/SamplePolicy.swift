import DomainLayer

/// A made-up policy that ``MockPolicyDriver/samples`` gives by its name.
public enum SamplePolicy: String, CaseIterable, Sendable {
    /// The policy of a workshop for appliances. It fits ``Samples/inventory``, and has a stanza of
    /// each kind with each outcome.
    case house
    /// A policy in which everything is invalid.
    case broken
}

extension LicensePolicy {
    static let house = LicensePolicy(
        path: SamplePolicy.house.rawValue,
        rules: [
            PolicyRule(
                allow: entries(
                    PolicyText(
                        "category:permissive category:public-domain category:font",
                        at: .line(2, column: 8)),
                    PolicyText(
                        "category:weak-copyleft, GPL-2.0-or-later", at: .line(3, column: 2))),
                deny: entries(
                    PolicyText("category:network-copyleft GPL-3.0-*", at: .line(4, column: 7))),
                allowedExceptions: exceptions(PolicyText("*", at: .line(5, column: 19))),
                unknown: .warn, unknownLocation: .line(6, column: 1),
                location: .line(2, column: 1))
        ],
        exemptions: [
            PolicyExemption(
                packages: PackageSelection(packages: [PackagePattern("lantern")]),
                allow: entries(PolicyText("GPL-2.0-only", at: .line(9, column: 8))),
                reason: "only the night watch carries one",
                expires: CalendarDate(parsing: "2030-12-31"), location: .line(8, column: 1)),
            PolicyExemption(
                packages: PackageSelection(packages: [PackagePattern("fathom")]),
                allow: entries(PolicyText("AGPL-*", at: .line(15, column: 8))),
                expires: CalendarDate(parsing: "2023-03-31"), location: .line(14, column: 1)),
            PolicyExemption(
                packages: PackageSelection(packages: [PackagePattern("kestrel")], version: "4.*"),
                allow: entries(PolicyText("GPL-3.0-only", at: .line(20, column: 8))),
                reason: "the old ones are grounded anyway", location: .line(18, column: 1)),
        ],
        clarifications: [
            LicenseClarification(
                packages: PackageSelection(
                    packages: [PackagePattern("brook")], version: "2.7.4-11"),
                expression: .license(LicenseTerm("GPL-2.0-or-later")),
                reason: "what is under version 1 was never built", location: .line(23, column: 1)),
            LicenseClarification(
                packages: PackageSelection(
                    packages: [PackagePattern("patchwork")], version: "0.1-1"),
                expression: .license(LicenseTerm("ISC")),
                reason: "one patch only, in those days", location: .line(28, column: 1)),
        ])

    /// The licenses of valid lists.
    private static func entries(_ lists: PolicyText...) -> [PolicyEntry] {
        var reader = PatternReader()
        return reader.entries(in: lists)
    }

    private static func exceptions(_ list: PolicyText) -> [ExceptionPattern] {
        var reader = PatternReader()
        return reader.exceptions(in: [list])
    }
}

extension PolicyError {
    static let broken = PolicyError.invalid(
        path: SamplePolicy.broken.rawValue,
        [
            PolicyProblem(
                .unknownField(
                    "Alow",
                    known: [
                        "Sections", "Allow", "Deny", "Overrides", "Allow-Exceptions", "Unknown",
                        "Unlisted", "Scope", "Machinery",
                    ]),
                at: .line(1, column: 1)),
            PolicyProblem(
                .deprecatedLicense("Nunit", replacement: "zlib-acknowledgement"),
                at: .line(2, column: 7)),
            PolicyProblem(.uselessGlob("GLP-*"), at: .line(2, column: 14)),
            PolicyProblem(.unknownLicense("AGPL-3.O-only"), at: .line(2, column: 20)),
            PolicyProblem(
                .unknownCategory("evil", known: LicenseCategory.allCases.map(\.rawValue)),
                at: .line(2, column: 43)),
            PolicyProblem(
                .unknownWord("perhaps", known: UnknownTreatment.allCases.map(\.rawValue)),
                at: .line(3, column: 10)),
            PolicyProblem(.unexpectedCharacter("L", in: "Lantern"), at: .line(5, column: 10)),
            PolicyProblem(.incompleteException, at: .line(6, column: 21)),
            PolicyProblem(.badDate("2023-02-29"), at: .line(7, column: 10)),
            PolicyProblem(.missingField(["Version", "Text-Digest"]), at: .line(9, column: 1)),
            PolicyProblem(.badExpression(.unclosedParenthesis), at: .line(10, column: 30)),
        ])
}
