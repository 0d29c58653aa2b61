import DomainLayer

extension Samples {
    /// Packages of which something could not be read, so that a listing of them is incomplete.
    static let troubled: [Sample] = [inkwell, oxbow, quarry, sluice, tollgate]

    /// A file that is too large to read.
    private static let inkwell = Sample(
        entry: .unanswered(
            "inkwell", "1:9.8-1~deb12u1", section: "text", size: 271_360,
            copyrightFile: "/usr/share/doc/inkwell/copyright",
            finding: .unreadable,
            reason: .tooLarge(
                path: "/usr/share/doc/inkwell/copyright", size: 268_435_456, limit: 67_108_864)))

    /// A file that must not be read.
    private static let oxbow = Sample(
        entry: .unanswered(
            "oxbow", "0.14-3", section: "net", size: 512,
            copyrightFile: "/usr/share/doc/oxbow/copyright",
            finding: .unreadable,
            reason: .unreadable(
                path: "/usr/share/doc/oxbow/copyright", message: "Permission denied")))

    /// A file at the end of a path that loops.
    private static let quarry = Sample(
        entry: .unanswered(
            "quarry", "6.2-1", section: "science", size: 2_048,
            copyrightFile: "/usr/share/doc/quarry/copyright",
            finding: .unreadable,
            reason: .linkLoop(path: "/usr/share/doc/quarry/copyright")))

    /// A file that could block its reader.
    private static let sluice = Sample(
        entry: .unanswered(
            "sluice", "0.5.5-2", section: "utils", size: 128,
            copyrightFile: "/usr/share/doc/sluice/copyright",
            finding: .unreadable,
            reason: .notRegularFile(path: "/usr/share/doc/sluice/copyright")))

    /// A package that dpkg had just begun to install: it has its file, but no version.
    private static let tollgate = Sample(
        "tollgate", "", size: 640,
        expression: .or([.id("Artistic-1.0-Perl"), .id("GPL-1.0-or-later")]),
        statements: [
            .declared(
                .or([.id("Artistic-1.0-Perl"), .id("GPL-1.0-or-later")]), as: "Artistic or GPL-1+",
                files: ["*"], lines: 3...7, holders: ["2007 Mwangi Kamau <mwangi@tollgate.example>"]
            )
        ],
        findings: [LicenseFinding(.unfinishedInstallation, declared: "half-installed")],
        reason: .incompleteStatus(field: "Version", line: 1926),
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: *
            Copyright: 2007 Mwangi Kamau <mwangi@tollgate.example>
            License: Artistic or GPL-1+
             Pay with either coin: /usr/share/common-licenses/Artistic or
             /usr/share/common-licenses/GPL-1.

            """,
        files: ["/usr/bin/tollgate"])
}

extension Samples {
    /// Packages without a file, which is an answer too.
    static let unanswered: [Sample] = [
        Sample(
            entry: .unanswered(
                "gantry", "3.0-2", section: "electronics", size: 7_680,
                finding: .missingCopyrightFile,
                reason: .missingFile(path: "/usr/share/doc/gantry/copyright")),
            files: ["/usr/bin/gantry"]),
        Sample(
            entry: .unanswered(
                "harbour-data", "2.4.0-1", architecture: "all", source: "harbour", section: "games",
                size: 131_072,
                copyrightFile: "/usr/share/doc/harbour-data/copyright",
                finding: .missingCopyrightFile,
                reason: .danglingLink(path: "/usr/share/doc/harbour-data/copyright")),
            files: ["/usr/share/games/harbour/quay.map"]),
        Sample(
            entry: .unanswered(
                "reed-doc", "1.1-1", architecture: "all", source: "reed", section: "doc",
                size: 4_096,
                reason: .documentationExcluded(path: "/usr/share/doc/reed-doc/copyright"))),
    ]
}
