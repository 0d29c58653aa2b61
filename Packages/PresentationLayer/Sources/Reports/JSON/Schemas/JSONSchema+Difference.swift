import DomainLayer

extension JSONSchema {
    static let difference = object(
        .head(schemaVersion: JSONReport.differenceSchemaVersion) + [
            .required("old", side),
            .required("new", side),
            .required("uncomparedTexts", .number, "packages that lack a digest"),
            .required("licenses", exchange(of: licensePresence), "those that only one side has"),
            .required(
                "renamed",
                .array(.object([.required("old", packageID), .required("new", packageID)]))),
            .optional("violations", .array(failure), "those that the old side didn't have"),
            .required("removed", .array(presentPackage)),
            .required("added", .array(presentPackage)),
            .required("changed", .array(change)),
        ])

    private static let side = named(
        "side",
        .object(
            [.required("name", .text)] + .system + [
                .required("packages", .number),
                .required("incomplete", .flag, "whether something could not be read"),
            ]))

    private static let licensePresence = named(
        "license",
        .object([
            .required("id", .text),
            .required("name", .text.orNull),
            .required("category", .category),
            .required("packages", .array(packageID)),
        ]))

    private static let presentPackage = named(
        "package",
        .object([
            .required("name", .text),
            .required("version", .text),
            .required("architecture", .text),
            .required("expression", .expression),
            .required("reason", reasonCode.orNull),
            .optional("layer", layer),
        ]))

    private static let change = object([
        .required("name", .text),
        .required("changes", .array(.word(PackageChange.Aspect.self)), "what changed"),
        .optional("layer", layer),
        .required("version", transition(of: .text)),
        .required("architecture", transition(of: .text)),
        .required("expression", transition(of: .expression)),
        .required("licenses", exchange(of: .text)),
        .required("category", transition(of: .category)),
        .required("mainExpression", transition(of: .text.orNull)),
        .required("reason", transition(of: reasonCode.orNull)),
        .required("textDigest", transition(of: .text.orNull)),
        .required("statements", exchange(of: .object(statedTerms))),
        .required("holders", exchange(of: .text)),
        .required("findings", exchange(of: finding)),
    ])

    private static let reasonCode = word(LicenseReason.Kind.self)

    private static let layer = named(
        "layer", .number.orNull, about: "the layer that made the difference, or null if none did")

    /// The values of both sides.
    private static func transition(of schema: JSONSchema) -> JSONSchema {
        object([.required("old", schema), .required("new", schema)])
    }

    /// What only one side has.
    private static func exchange(of schema: JSONSchema) -> JSONSchema {
        object([.required("removed", .array(schema)), .required("added", .array(schema))])
    }
}
