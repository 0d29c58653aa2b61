public import DomainLayer

/// A small invented Debian system, made by hand to show everything that can be said about a
/// package: each basis and format, each reason, each kind of finding.
///
/// It comes in two states: one in which everything could be read, and one in which a few packages
/// could not. Packages and people are invented, and so is every word of the copyright files.
/// DevelopmentApp shows this system, and tests may rely on it.
public enum Samples {
    /// The system with everything readable, with texts and digests. A listing of it is complete,
    /// although some packages have no answer.
    public static let inventory = inventory(of: sound, findings: [documentationExcluded])

    /// The system of ``inventory`` with five more packages of which something could not be read,
    /// and with a syntax error in dpkg's database.
    public static let troubledInventory = inventory(
        of: all, findings: [documentationExcluded, brokenStatus])

    /// The system that the samples, and the packages of the large scenario, are installed on.
    public static let system = SystemIdentity(
        id: "debian",
        versionID: "12",
        codename: "bookworm",
        name: "Debian GNU/Linux 12 (bookworm)",
        hostName: "juniper")

    /// The sample with this id, `name:architecture`, in any of the inventories; nil if there is
    /// none.
    public static func entry(_ id: PackageLicense.ID) -> PackageLicense? {
        troubledInventory.entries.first { $0.id == id }
    }

    /// The copyright file of a sample; nil if it has no readable one.
    public static func text(of id: PackageLicense.ID) -> String? {
        all.text(of: id)
    }

    /// The packages of ``inventory``, in its order.
    static let sound = ordered(simple + combined + juniper + flawed + prose + unanswered)

    /// The packages of ``troubledInventory``, in its order.
    static let all = ordered(sound + troubled)
}

extension Samples {
    static let documentationExcluded = LicenseFinding(
        .documentationExcluded, path: "/etc/dpkg/dpkg.cfg.d/excludes")

    private static let brokenStatus = LicenseFinding(
        .syntaxError, line: 1931, path: "/var/lib/dpkg/status")

    static func inventory(
        of samples: [Sample], findings: [LicenseFinding]
    ) -> LicenseInventory {
        LicenseInventory(
            system: system,
            entries: samples.map { sample in
                var entry = sample.entry
                entry.textDigest = sample.body.map(SampleDigest.of)
                return entry
            },
            findings: findings,
            texts: samples.reduce(into: [:]) { texts, sample in
                texts.merge(sample.texts) { first, _ in first }
            })
    }

    /// Ordered by name, then architecture, as an inventory is.
    static func ordered(_ samples: [Sample]) -> [Sample] {
        samples.sorted {
            ($0.entry.name, $0.entry.architecture) < ($1.entry.name, $1.entry.architecture)
        }
    }
}

/// One handmade package, with all that a driver may have to know about it.
struct Sample {
    var entry: PackageLicense
    /// The copyright file; nil if there is none to read.
    var body: String?
    /// The absolute paths of other files of the package, as far as tests ask for them.
    var files: [String] = []
    /// The text of each `LicenseRef-` of the entry, by its id.
    var texts: [String: String] = [:]

    /// The absolute paths that the package owns.
    var paths: [String] { files + [entry.copyrightFile].compactMap { $0 } }
}

extension Sample {
    /// A package with a copyright file whose first statement covers the whole work.
    ///
    /// - Parameters:
    ///   - source: nil if it has the name and version of the package.
    ///   - main: the main license; nil if it is the whole expression.
    init(
        _ name: String, _ version: String, architecture: String = "amd64",
        source: SourcePackage? = nil, builtUsing: [BuiltInSource] = [], section: String = "",
        priority: String = "", isEssential: Bool = false, maintainer: String = "", size: Int,
        format: CopyrightFileFormat = .machineReadable, expression: LicenseExpression? = nil,
        main: LicenseExpression? = nil, statements: [LicenseStatement] = [],
        findings: [LicenseFinding] = [], unexplained: [ClosedRange<Int>] = [],
        names: [String: String] = [:], reason: LicenseReason? = nil, body: String,
        files: [String] = [], texts: [String: String] = [:]
    ) {
        self.init(
            entry: PackageLicense(
                name: name, version: version, architecture: architecture, source: source,
                builtUsing: builtUsing, section: section, priority: priority,
                isEssential: isEssential,
                maintainer: maintainer, installedSize: size,
                copyrightFile: "/usr/share/doc/\(name)/copyright", format: format,
                basis: statements.first?.basis ?? .none, expression: expression,
                mainExpression: main ?? expression, statements: statements, findings: findings,
                unexplained: unexplained, names: names, reason: reason),
            body: body, files: files, texts: texts)
    }
}

extension LicenseStatement {
    /// The statement of a `License` field.
    static func declared(
        _ expression: LicenseExpression, as name: String, by method: DetectionMethod = .shortName,
        files: [String], lines: ClosedRange<Int>, holders: [String], underlying: [String] = []
    ) -> LicenseStatement {
        LicenseStatement(
            expression: expression, files: files, lines: lines, basis: .declared, method: method,
            name: name, holders: holders, underlying: underlying)
    }
}

extension [Sample] {
    /// The copyright file of the package with this id; nil if it has no readable one.
    func text(of id: PackageLicense.ID) -> String? {
        first { $0.entry.id == id }?.body
    }

    /// The package with this name or copyright file; nil if there is none with a readable file.
    func readable(_ name: String) -> Sample? {
        first { sample in
            sample.body != nil
                && (sample.entry.name == name || sample.entry.copyrightFile == name)
        }
    }

    /// The packages that own this absolute path.
    func owners(of path: String) -> [PackageLicense.ID] {
        filter { $0.paths.contains(path) }.map(\.entry.id)
    }
}

extension LicenseExpression {
    /// A single license, made without parsing, which could fail.
    static func id(_ id: String, with exception: String? = nil) -> LicenseExpression {
        .license(LicenseTerm(id, exception: exception))
    }
}

extension PackageLicense {
    /// The row of a package without an answer, with what all such rows have in common.
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
    ) -> PackageLicense {
        PackageLicense(
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
