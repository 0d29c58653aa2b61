import DomainLayer
import Wording

extension [JSONSchema.Member] {
    /// What ``JSONWriter/head(schemaVersion:)`` writes.
    static func head(schemaVersion: Int = JSONReport.schemaVersion) -> Self {
        [
            .required("schemaVersion", .constant(schemaVersion)),
            .required(
                "tool", .object([.required("name", .text), .required("version", .text)]),
                "the program that wrote this"),
        ]
    }

    /// The system that a text is about, and the image if the system is one.
    static let system: Self = [.required("system", .system), .optional("image", .image)]
}

extension JSONSchema {
    static let system = named(
        "system",
        .object([
            .required("id", .text), .required("versionId", .text.orNull), .required("name", .text),
        ]),
        about: "ID, VERSION_ID and PRETTY_NAME of os-release")

    static let expression = named(
        "expression", .text, about: "an SPDX license expression, or NOASSERTION if there is none")

    static let packageID = named("packageId", .text, about: "name:architecture")

    static let category = named("category", .word(LicenseCategory.self))

    static let lines = named("lines", .pair(.number), about: "the first and the last line, from 1")

    /// A package as in `list` and `show`.
    ///
    /// - Parameter isShown: whether the package is that of `show`, which leaves nothing out.
    static func package(isShown: Bool) -> JSONSchema {
        named(
            "package", .object(isShown ? package + evidence + shown : package + evidence.optional))
    }

    private static let package: [Member] =
        [
            .required("name", .text),
            .required("version", .text),
            .required("architecture", .text),
            .required("source", .object([.required("name", .text), .required("version", .text)])),
            .optional("builtUsing", .array(builtInSource), "the sources that are built in"),
            .required("purl", .text, "the package URL"),
            .required("section", .text),
            .required("priority", .text),
            .required("essential", .flag),
            .required("installedSize", .number, "in KiB"),
            .required("maintainer", .text),
            .optional("installed", installed, "why the package is installed"),
            .optional("layer", .number, "the layer that added the package or changed it last"),
            .required("copyrightFile", .text.orNull),
            .optional("textDigest", .text, "sha256: and the SHA-256 of the copyright file"),
            .required("format", .word(CopyrightFileFormat.self).orNull),
        ] + answer + [
            .optional("concludedExpression", .text, "what a clarification of the policy concludes"),
            .optional("conclusion", conclusion, "what the clarification says about itself"),
            .required("reason", reason.orNull, "why there is no answer, or one from elsewhere"),
        ]

    /// What `show` alone adds.
    private static let shown: [Member] = [
        .optional("layerChanges", layerChanges),
        .optional("text", .text, "the copyright file"),
    ]

    /// The members of a package's or a file's answer.
    private static let answer: [Member] = [
        .required("basis", .basis),
        .required("expression", .expression, "what all statements together say"),
        .required("mainExpression", .text.orNull, "the license of the work as a whole"),
        .required("category", .category),
        .required("unknown", .flag, "whether something in the license is unknown"),
        .required("licenses", .array(.text), "the ids in the expression"),
        .required("exceptions", .array(.text)),
    ]

    /// What an answer rests on.
    private static let evidence: [Member] = [
        .required("statements", .array(statement)),
        .required("findings", .array(finding)),
        .required("unexplained", .array(lines), "the lines that nothing explains"),
    ]

    static let group = named(
        "group",
        .object([
            .required("name", .text),
            .required("version", .text.orNull),
            .required("expression", .expression),
            .required("packages", .array(packageID)),
        ]))

    static let identifiedFile = named(
        "file",
        .object(
            [
                .required("file", .text, "the path as it was given, or - for standard input"),
                .required("format", .word(CopyrightFileFormat.self)),
            ] + answer + evidence))

    /// A statement without its holders.
    static let statedTerms: [Member] = [
        .required("expression", .expression),
        .required("files", .array(.text), "the patterns of the files that the statement is about"),
        .required("lines", lines),
        .required("basis", .basis),
        .required("rule", .word(DetectionMethod.self).orNull, "how the words were understood"),
        .optional("grantRule", .word(GrantRule.self), "by which rule words grant the license"),
        .required("name", .text.orNull, "what the file calls the license"),
    ]

    private static let statement = named(
        "statement",
        .object(
            statedTerms + [
                .required("holders", .array(.text)),
                .optional("underlying", .array(.text), "the ids that a LicenseRef builds upon"),
            ]))

    static let finding = named(
        "finding",
        .object([
            .required("kind", .word(LicenseFinding.Kind.self)),
            .required("line", .number.orNull),
            .required("declared", .text.orNull, "what the file declares"),
            .required("text", .text.orNull, "what the text says instead, or why it can't be read"),
            .optional("path", .text, "the file, if it isn't the package's copyright file"),
        ]))

    static let basis = named("basis", .word(StatementBasis.self))

    private static let builtInSource = object([
        .required("name", .text),
        .required("version", .text, "empty if no exact one is known"),
        .required("field", builtInField),
    ])

    private static let installed = object([
        .required("manually", .flag),
        .required("because", .array(packageID), "the chain of packages that need it"),
        .optional("omitted", .number, "how many packages of the chain are left out"),
    ])

    private static let conclusion = object([
        .required("reason", .text), .required("expires", .date.orNull),
    ])

    private static let reason = object([
        .required("code", .word(LicenseReason.Kind.self)), .required("detail", .text),
    ])

    /// The licenses that the SPDX list lacks.
    static let licenseRefs = map(
        .object([
            .required("names", .array(.text)),
            .required("category", .category),
            .required("categoryBasis", categoryBasis.orNull),
            .required("terms", terms.orNull),
        ]))

    static let categoryBasis = word(UnlistedLicense.Basis.self)

    static let terms = named(
        "terms",
        .object([
            .required("permissions", .map(.array(lines))),
            .required("conditions", .map(.array(lines))),
            .required("limitations", .map(.array(lines))),
            .required("unread", .array(lines)),
        ]),
        about: "the lines of the text that say so")
}

extension [JSONSchema.Member] {
    /// Members of which an object may have all or none.
    fileprivate var optional: Self {
        map { .optional($0.name, $0.schema, $0.description) }
    }
}
