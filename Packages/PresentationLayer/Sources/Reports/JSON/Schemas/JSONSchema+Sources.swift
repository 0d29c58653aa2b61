import DomainLayer

extension JSONSchema {
    static let sources = object(
        .head() + .system + [
            .optional("owedOnly", .flag, "true if sources for which no license asks are left out"),
            .required("sources", .array(source), "ordered by name, then version"),
        ])

    private static let source = object([
        .required("name", .text),
        .required("version", .text, "empty if no exact one is known"),
        .required("purl", .text, "the package URL"),
        .required("dsc", .text.orNull, "the file that describes the source in the archive"),
        .required("snapshot", .text.orNull, "the page at snapshot.debian.org"),
        .required("status", .word(SourceStatus.self)),
        .required("packages", .array(packageID), "the packages that were built from it"),
        .required(
            "builtInto",
            .array(.object([.required("package", packageID), .required("field", builtInField)])),
            "the packages that have it built in"),
        .required("reasons", .array(sourceReason), "why it is owed or may be"),
    ])

    private static let sourceReason = object([
        .required("licenses", .array(.text), "the licenses that ask for source"),
        .required("unknown", .array(.text), "expressions, NOASSERTION, or kinds of findings"),
        .required("names", .map(.text), "what files call the LicenseRefs"),
        .required("packages", .array(packageID)),
    ])

    /// The field of dpkg's database that names a source as built in.
    static let builtInField = word(BuiltInSource.Field.self)
}
