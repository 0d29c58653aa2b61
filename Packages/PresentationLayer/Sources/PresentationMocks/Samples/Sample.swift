import DomainLayer

/// One handmade package with all that a driver could be asked about it.
struct Sample {
    var entry: LicenseEntry
    /// Its copyright file; nil where there is none to read.
    var body: String?
    /// The absolute paths of its other files, those that somebody might ask about.
    var files: [String] = []
    /// The text behind each `LicenseRef-` of the entry, by its id.
    var texts: [String: String] = [:]

    /// The absolute paths that the package owns.
    var paths: [String] { files + [entry.copyrightFile].compactMap { $0 } }
}

extension [Sample] {
    /// The copyright file of the package of this id; nil where it has none that can be read.
    func text(of id: LicenseEntry.ID) -> String? {
        first { $0.entry.id == id }?.body
    }

    /// The package of this name, or with this copyright file; nil where there is none with a file
    /// that can be read.
    func readable(_ name: String) -> Sample? {
        first { sample in
            sample.body != nil
                && (sample.entry.name == name || sample.entry.copyrightFile == name)
        }
    }

    /// The packages that own this absolute path.
    func owners(of path: String) -> [LicenseEntry.ID] {
        filter { $0.paths.contains(path) }.map(\.entry.id)
    }
}

extension LicenseExpression {
    /// A single licence, so that samples need no parsing, which can fail.
    static func id(_ id: String, with exception: String? = nil) -> LicenseExpression {
        .license(LicenseTerm(id, exception: exception))
    }
}

extension LicenseEntry {
    /// The row of a package without an answer, with what all of them have in common.
    static func unanswered(
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
