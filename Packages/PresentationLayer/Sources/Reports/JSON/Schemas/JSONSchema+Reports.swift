import DomainLayer
import Wording

extension JSONSchema {
    static let list = choice(
        .head() + .system + [
            .optional("filtered", .flag, "true if some packages are left out"),
            .optional("brief", .flag, "true if statements and findings are left out"),
            .optional("layerChanges", layerChanges),
            .required("findings", .array(finding), "about the whole system"),
            .required("licenseRefs", licenseRefs),
            .optional("texts", .map(.text), "the texts of LicenseRefs"),
        ],
        oneOf: [
            .optional("packages", .array(.package(isShown: false))),
            .optional("groups", .array(group)),
        ])

    static let show = object(
        .head() + .system + [.required("packages", .array(.package(isShown: true)))])

    static let identifiedFiles = object(
        .head() + [
            .required("files", .array(identifiedFile)),
            .required("licenseRefs", licenseRefs),
        ])

    static let summary = object(
        .head() + .system + [
            .required("packages", .number),
            .required("unknown", .number, "packages with something unknown in their license"),
            .required("unlisted", .number, "packages without a listed license"),
            .required("withoutAnswer", .number, "packages without an answer of their own"),
            .required("incomplete", .flag, "whether something could not be read"),
            .required("mainLicenses", counts("expression", .expression, "packages")),
            .optional("concludedLicenses", counts("expression", .expression, "packages")),
            .required("licenses", counts("id", .text, "packages")),
            .required("categories", counts("category", .category, "packages")),
            .required("bases", counts("basis", .basis, "packages")),
            .required(
                "findings", counts("kind", .word(LicenseFinding.Kind.self), "occurrences")),
        ])

    private static func counts(_ key: String, _ schema: JSONSchema, _ unit: String) -> JSONSchema {
        array(.object([.required(key, schema), .required(unit, .number)]))
    }

    static let explanations = object(
        .head() + .system + [.required("explanations", .array(explanation))])

    private static let explanation = object([
        .required("id", .text),
        .required("kind", .word(Explanation.Subject.Kind.self)),
        .optional("name", .text.orNull),
        .optional("category", .category),
        .optional("categoryBasis", categoryBasis.orNull),
        .optional("osiApproved", .flag),
        .optional("deprecatedBy", .text.orNull),
        .optional("names", .array(.text), "what files call a license that the SPDX list lacks"),
        .optional("statements", .array(statedLines), "where packages state such a license"),
        .optional("terms", terms.orNull),
        .optional("text", .text.orNull),
        .required("packages", .array(packageID), "the packages that have it"),
    ])

    private static let statedLines = object([
        .required("package", packageID), .required("file", .text), .required("lines", lines),
    ])
}
