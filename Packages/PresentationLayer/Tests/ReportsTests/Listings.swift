import DomainLayer
import Reports

extension SystemIdentity {
    static let bookworm = SystemIdentity(
        id: "debian", versionID: "12", codename: "bookworm", name: "Debian GNU/Linux 12")
}

extension LicenseExpression {
    static func id(_ id: String, with exception: String? = nil) -> LicenseExpression {
        .license(LicenseTerm(id, exception: exception))
    }
}

extension PackageLicense {
    /// A package with everything that a package can have.
    static let heron = PackageLicense(
        name: "libheron1",
        version: "1:1.2.13+dfsg-1",
        architecture: "amd64",
        source: SourcePackage(name: "heron", version: "1:1.2.13+dfsg-1"),
        section: "libs",
        maintainer: "Ana Ruiz <ana@heron.example>",
        copyrightFile: "/usr/share/doc/libheron1/copyright",
        format: .machineReadable,
        basis: .declared,
        expression: .and([
            .id("GPL-2.0-or-later", with: "Classpath-exception-2.0"),
            .or([.id("Zlib"), .id("LicenseRef-deb-heron-0a1b2c3d")]),
        ]),
        mainExpression: .id("GPL-2.0-or-later", with: "Classpath-exception-2.0"),
        statements: [
            LicenseStatement(
                expression: .id("GPL-2.0-or-later", with: "Classpath-exception-2.0"),
                files: ["*"],
                lines: 7...9,
                basis: .declared,
                method: .shortName,
                name: "GPL-2+ with Classpath exception",
                holders: ["1995-2022 Ana Ruiz", "2001 \"Bo\" Lind"]),
            LicenseStatement(
                expression: .or([.id("Zlib"), .id("LicenseRef-deb-heron-0a1b2c3d")]),
                files: ["a/*", "b.c"],
                lines: 11...13,
                basis: .text,
                method: .licenseText,
                underlying: ["GPL-2.0-only"]),
            LicenseStatement(expression: nil, files: ["c.c"], lines: 15...15, basis: .none),
        ],
        findings: [
            LicenseFinding(
                .declaredTextMismatch, line: 31, declared: "GPL-3.0-only", text: "GPL-3.0-or-later"),
            LicenseFinding(.notUTF8),
        ],
        unexplained: [4...4, 12...14],
        names: ["LicenseRef-deb-heron-0a1b2c3d": "Heron"])

    /// A package without an answer.
    static let stork = PackageLicense(
        name: "stork",
        version: "2-1",
        architecture: "all",
        source: SourcePackage(name: "stork", version: "2-1"),
        reason: .missingFile(path: "/usr/share/doc/stork/copyright"))

    /// The heron as a person sees it who read its sources.
    static let reviewedHeron: PackageLicense = {
        var entry = heron
        entry.conclusion = LicenseConclusion(
            expression: .or([
                .license(LicenseTerm("EPL-1.0", orLater: true)), .id("LicenseRef-deb-egret"),
            ]),
            reason: "read the \"sources\"", expires: CalendarDate(parsing: "2030-12-31"))
        return entry
    }()

    /// A package without an answer, except for what was concluded without a reason.
    static let reviewedStork: PackageLicense = {
        var entry = stork
        entry.conclusion = LicenseConclusion(expression: .id("MIT"))
        return entry
    }()

    /// A package in which every field is an attack.
    static let hostile = PackageLicense(
        name: "=cmd()",
        version: "a|b`c",
        architecture: "\u{1B}[31m",
        source: SourcePackage(name: "<script>", version: "\u{9B}2J"),
        section: "x\ty\r\nz",
        maintainer: "\u{202E}evil\u{2066}\u{7F}",
        copyrightFile: "/a\u{0}\",b;c\\",
        statements: [
            LicenseStatement(
                expression: nil,
                files: ["|\n# "],
                lines: 1...1,
                basis: .none,
                name: "\u{1B}]0;x\u{7}",
                holders: ["[x](javascript:1) &lt; *_~$"])
        ],
        findings: [
            LicenseFinding(.unknownShortName, declared: "\u{1B}", path: "/\n# x")
        ],
        reason: .unreadable(path: "\u{8}", message: "\n\n<b>"))
}

extension LicenseListing {
    static func of(
        _ entries: [PackageLicense],
        findings: [LicenseFinding] = [],
        texts: [String: String] = [:],
        total: Int? = nil
    ) -> LicenseListing {
        LicenseListing(
            system: .bookworm,
            entries: entries,
            findings: findings,
            texts: texts,
            total: total ?? entries.count)
    }

    /// Two packages by source.
    static let bySource = LicenseListing(
        system: .bookworm,
        grouping: .source,
        entries: [.heron, .stork],
        groups: [
            LicenseGroup(
                name: "heron",
                version: "1:1.2.13+dfsg-1",
                members: [0],
                expression: PackageLicense.heron.expression),
            LicenseGroup(name: "stork", version: "2-1", members: [1], expression: nil),
        ],
        total: 2)

    /// Two packages under one license.
    static let byLicense = LicenseListing(
        system: .bookworm,
        grouping: .license,
        entries: [.heron, .stork],
        groups: [LicenseGroup(name: "Zlib", members: [0, 1], expression: .id("Zlib"))],
        total: 9)
}

extension IdentifiedFile {
    /// What the heron's file states, at any path.
    static let heron = IdentifiedFile(
        source: .path("doc/heron"),
        format: .machineReadable,
        basis: PackageLicense.heron.basis,
        expression: PackageLicense.heron.expression,
        mainExpression: PackageLicense.heron.mainExpression,
        statements: PackageLicense.heron.statements,
        findings: PackageLicense.heron.findings,
        unexplained: PackageLicense.heron.unexplained,
        unexplainedLines: ["Ask first.", "- Heron", "\u{1B}[2J ```", ""])

    /// A file that states nothing.
    static let silent = IdentifiedFile(source: .standardInput, format: .prose)

    /// A file in which every field, and the name, is an attack.
    static let hostile = IdentifiedFile(
        source: .path("/a\u{0}\u{1B}[2J\",b;c\\"),
        format: .prose,
        statements: PackageLicense.hostile.statements,
        findings: PackageLicense.hostile.findings)
}

extension LicenseSummary {
    static let birds = LicenseSummary(
        system: .bookworm,
        packages: 3,
        licenses: [.init("MIT", 2), .init("LicenseRef-a|b", 1)],
        categories: [.init(.permissive, 2), .init(.unknown, 1)],
        bases: [.init(.declared, 2), .init(.none, 1)],
        unknown: 1, unlisted: 1,
        withoutAnswer: 1,
        findings: [.init(.notUTF8, 4)],
        isIncomplete: true)
}

/// The output of a report as text.
func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
}
