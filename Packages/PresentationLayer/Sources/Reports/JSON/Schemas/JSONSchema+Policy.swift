import DomainLayer
import Wording

extension JSONSchema {
    static let verdict = object(
        .head() + [
            .required("system", .system.orNull, "null if rows were checked"),
            .optional("image", .image),
            .required("policy", .text.orNull, "the file; null if options alone are the policy"),
            .required("checked", .number, "packages that a rule of the policy is about"),
            .required("uncovered", .number, "packages that no rule is about"),
            .required("unknown", .number, "packages with something unknown in their license"),
            .required("incomplete", .flag, "whether something could not be read"),
            .required(
                "installationAssumed", .flag,
                "whether it is only assumed which packages somebody asked for"),
            .required("violations", .array(failure), "what fails the check"),
            .required("known", .array(failure), "violations that the baseline has too"),
            .required("unknowns", .array(failure), "unknown licenses that pass"),
            .required("exempted", .array(.object(failureMembers + [exemption]))),
            .required("choices", .array(policyChoice)),
            .required("warnings", .array(policyWarning), "about the policy itself"),
        ])

    /// A part of a package's license that does not pass.
    static let failure = named("violation", .object(failureMembers))

    private static let failureMembers: [Member] = [
        .required("kind", findingKind(isFailure: true)),
        .required("package", packageID),
        .required("version", .text),
        .optional("factKey", .text, "the key of the row"),
        .required("license", .expression),
        .required("causes", .array(cause)),
        .required("evidence", evidence.orNull),
        .optional("installed", installReason, "why the package is installed"),
    ]

    private static let cause = object([
        .required("kind", findingKind(isFailure: true)),
        .required("license", .text, "a license, or NOASSERTION"),
        .optional("finding", .word(LicenseFinding.Kind.self)),
        .optional("entry", .text, "the pattern that denies the license"),
        .optional("underlying", .text, "the id that the LicenseRef builds upon"),
        .required("place", place.orNull, "where the policy says so"),
    ])

    private static let evidence = either([
        .object([
            .required("file", .text),
            .required("lines", .array(lines)),
            .optional("omitted", .number, "how many runs of lines are left out"),
        ]),
        .object([.required("clarification", place.orNull)]),
    ])

    private static let installReason = object([
        .required("reason", .word(InstallReason.Kind.self)),
        .optional("chain", .array(packageID), "from a requested package to this one"),
        .optional("omitted", .number, "how many packages of the chain are left out"),
        .optional("priority", .text),
    ])

    private static let exemption = Member.required(
        "exemption",
        .object([
            .required("place", place.orNull),
            .required("reason", .text),
            .required("expires", .date.orNull),
        ]))

    private static let policyChoice = object([
        .required("package", packageID),
        .optional("factKey", .text),
        .required("offered", .expression),
        .required("chosen", .expression),
    ])

    private static let policyWarning = object([
        .required("kind", findingKind(isFailure: false)),
        .required("place", place.orNull),
        .required("subject", .text),
        .optional("expired", .date, "the last day on which the stanza held"),
    ])

    private static let place = named(
        "place",
        .either([
            .object([.required("line", .number), .required("column", .number)]),
            .object([.required("option", .word(RequestedPatterns.self))]),
        ]),
        about: "in the policy file, or an option")

    /// - Parameter isFailure: whether the kinds are those of what does not pass, or of warnings
    ///   about the policy.
    private static func findingKind(isFailure: Bool) -> JSONSchema {
        .word(
            PolicyFindingKind.allCases.filter { ($0.level == .error) == isFailure }.map(\.rawValue))
    }
}
