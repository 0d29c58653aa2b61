import DomainLayer

extension Samples {
    /// Packages whose file is absent, or not to be read.
    static let unanswered: [Sample] = [
        Sample(
            entry: entry(
                "gantry", "3.0-2", section: "electronics", size: 7_680,
                finding: .missingCopyrightFile,
                reason: .missingFile(path: "/usr/share/doc/gantry/copyright")),
            files: ["/usr/bin/gantry"]),
        Sample(
            entry: entry(
                "harbour-data", "2.4.0-1", architecture: "all", source: "harbour", section: "games",
                size: 131_072,
                copyrightFile: "/usr/share/doc/harbour-data/copyright",
                finding: .missingCopyrightFile,
                reason: .danglingLink(path: "/usr/share/doc/harbour-data/copyright")),
            files: ["/usr/share/games/harbour/quay.map"]),
        Sample(
            entry: entry(
                "inkwell", "1:9.8-1~deb12u1", section: "text", size: 271_360,
                copyrightFile: "/usr/share/doc/inkwell/copyright",
                finding: .unreadable,
                reason: .tooLarge(
                    path: "/usr/share/doc/inkwell/copyright", size: 268_435_456, limit: 67_108_864))
        ),
        Sample(
            entry: entry(
                "oxbow", "0.14-3", section: "net", size: 512,
                copyrightFile: "/usr/share/doc/oxbow/copyright",
                finding: .unreadable,
                reason: .unreadable(
                    path: "/usr/share/doc/oxbow/copyright", message: "Permission denied"))),
        Sample(
            entry: entry(
                "quarry", "6.2-1", section: "science", size: 2_048,
                copyrightFile: "/usr/share/doc/quarry/copyright",
                finding: .unreadable,
                reason: .linkLoop(path: "/usr/share/doc/quarry/copyright"))),
        Sample(
            entry: entry(
                "reed-doc", "1.1-1", architecture: "all", source: "reed", section: "doc",
                size: 4_096,
                reason: .documentationExcluded(path: "/usr/share/doc/reed-doc/copyright"))),
        Sample(
            entry: entry(
                "sluice", "0.5.5-2", section: "utils", size: 128,
                copyrightFile: "/usr/share/doc/sluice/copyright",
                finding: .unreadable,
                reason: .notRegularFile(path: "/usr/share/doc/sluice/copyright"))),
    ]

    private static func entry(
        _ name: String,
        _ version: String,
        architecture: String = "amd64",
        source: String? = nil,
        section: String,
        size: Int,
        copyrightFile: String? = nil,
        finding: LicenseFinding.Kind? = nil,
        reason: LicenseReason
    ) -> LicenseEntry {
        LicenseEntry(
            name: name,
            version: version,
            architecture: architecture,
            source: SourcePackage(name: source ?? name, version: version),
            section: section,
            maintainer: "Wharf Maintainers <wharf@harbour.example>",
            installedSize: size,
            copyrightFile: copyrightFile,
            findings: finding.map { [LicenseFinding($0)] } ?? [],
            reason: reason)
    }
}
