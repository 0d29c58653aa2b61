import DomainLayer

extension JSONSchema {
    /// A line of ``RowsReport``.
    static let row = object(
        [
            .required("host", .text),
            .required("day", .date),
            .required("factKey", .text, "half of the SHA-256 of the members from system on"),
        ] + fact)

    private static let fact: [Member] = [
        .required("system", .text.orNull, "id and release, such as debian-12"),
        .required("name", .text.orNull, "null if the system has no packages"),
        .required("architecture", .text.orNull),
        .required("version", .text.orNull),
        .required(
            "versionKey", .text.orNull,
            "compares as bytes as dpkg compares versions; null for other packages"),
        .required("source", .text.orNull),
        .required("sourceVersion", .text.orNull),
        .required("section", .text.orNull),
        .required("essential", .flag.orNull),
        .required("basis", .basis.orNull),
        .required("reason", .word(LicenseReason.Kind.self).orNull),
        .required("expression", .text.orNull),
        .required("mainExpression", .text.orNull),
        .required("category", .category.orNull),
        .required(
            "clauses", .array(.array(.text)).orNull,
            "the expression's conjunctive normal form; null if there are too many choices"),
        .required("categories", .map(.category), "of each term"),
        .required("textDigest", .text.orNull, "sha256: and the SHA-256 of the copyright file"),
    ]
}
