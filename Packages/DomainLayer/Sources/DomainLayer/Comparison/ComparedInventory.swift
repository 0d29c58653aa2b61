/// What is compared of an inventory, whether it was read from a system or from a saved listing.
///
/// It holds no more than a listing does: neither the paths and words of reasons nor sizes.
public struct ComparedInventory: Hashable, Sendable {
    /// Without its codename and host name, which no listing has.
    public var system: SystemIdentity
    /// In any order; a listing may have one of its own.
    public var packages: [ComparedPackage]
    /// Whether it holds only those packages that somebody asked for.
    public var isFiltered: Bool
    /// Whether packages lack their statements and findings.
    public var isBrief: Bool
    /// Whether it was saved when the ids of licences that SPDX lacks were made another way.
    public var isOutdated: Bool
    /// What concerns the system rather than one package.
    public var findings: [LicenseFinding]

    /// - Parameters:
    ///   - system: its codename and host name are left out.
    ///   - packages: in any order.
    ///   - findings: what concerns the system rather than one package.
    ///   - isFiltered: whether packages were left out.
    ///   - isBrief: whether packages lack their statements and findings.
    ///   - isOutdated: whether ids of licences that SPDX lacks were made another way.
    public init(
        system: SystemIdentity, packages: [ComparedPackage], findings: [LicenseFinding] = [],
        isFiltered: Bool = false, isBrief: Bool = false, isOutdated: Bool = false
    ) {
        self.system = system
        self.system.codename = nil
        self.system.hostName = nil
        self.packages = packages
        self.isFiltered = isFiltered
        self.isBrief = isBrief
        self.isOutdated = isOutdated
        self.findings = findings
    }

    public init(_ inventory: LicenseInventory) {
        self.init(
            system: inventory.system,
            packages: inventory.entries.map(ComparedPackage.init),
            findings: inventory.findings)
    }

    /// Whether something could not be read, so that a package may be missing or without its answer.
    public var isIncomplete: Bool {
        packages.contains { $0.reason?.isFailure == true }
            || findings.contains(where: \.kind.isFailure)
    }

    /// Whether a licence goes by an id that it has no more.
    public var hasOutdatedIDs: Bool {
        isOutdated
            && packages.contains { package in
                package.expression?.terms.contains { $0.isReference && $0 != .publicDomain } == true
            }
    }

    /// Whether any package has the digest of its text.
    public var hasDigests: Bool { packages.contains { $0.textDigest != nil } }
}

/// What is compared of a package; each property is as in ``LicenseEntry``.
public struct ComparedPackage: Hashable, Sendable {
    public var name: String
    public var version: String
    public var architecture: String
    public var section: String
    public var copyrightFile: String?
    public var format: CopyrightFileFormat?
    public var expression: LicenseExpression?
    public var mainExpression: LicenseExpression?
    public var statements: [LicenseStatement]
    public var findings: [LicenseFinding]
    public var reason: LicenseReason.Kind?
    public var textDigest: String?

    /// `name:architecture`.
    public var id: LicenseEntry.ID { "\(name):\(architecture)" }

    public init(
        name: String,
        version: String,
        architecture: String,
        section: String = "",
        copyrightFile: String? = nil,
        format: CopyrightFileFormat? = nil,
        expression: LicenseExpression? = nil,
        mainExpression: LicenseExpression? = nil,
        statements: [LicenseStatement] = [],
        findings: [LicenseFinding] = [],
        reason: LicenseReason.Kind? = nil,
        textDigest: String? = nil
    ) {
        self.name = name
        self.version = version
        self.architecture = architecture
        self.section = section
        self.copyrightFile = copyrightFile
        self.format = format
        self.expression = expression
        self.mainExpression = mainExpression
        self.statements = statements
        self.findings = findings
        self.reason = reason
        self.textDigest = textDigest
    }

    public init(_ entry: LicenseEntry) {
        self.init(
            name: entry.name,
            version: entry.version,
            architecture: entry.architecture,
            section: entry.section,
            copyrightFile: entry.copyrightFile,
            format: entry.format,
            expression: entry.expression,
            mainExpression: entry.mainExpression,
            statements: entry.statements,
            findings: entry.findings,
            reason: entry.reason?.kind,
            textDigest: entry.textDigest)
    }

    /// Whether it has a text that nothing is known to compare by.
    var lacksDigest: Bool { format != nil && textDigest == nil }
}

extension LicenseInventory {
    /// The system as a saved listing knows it; of reasons it has the kinds alone.
    public init(_ listing: ComparedInventory) {
        self.init(
            system: listing.system, entries: listing.packages.map(LicenseEntry.init),
            findings: listing.findings)
    }
}

extension LicenseEntry {
    fileprivate init(_ package: ComparedPackage) {
        self.init(
            name: package.name,
            version: package.version,
            architecture: package.architecture,
            source: SourcePackage(name: package.name, version: package.version),
            section: package.section,
            copyrightFile: package.copyrightFile,
            format: package.format,
            expression: package.expression,
            mainExpression: package.mainExpression,
            statements: package.statements,
            findings: package.findings,
            reason: package.reason.map { kind in
                let path = package.copyrightFile ?? ""
                return kind.isFailure
                    ? .unreadable(path: path, message: kind.rawValue) : .missingFile(path: path)
            },
            textDigest: package.textDigest)
    }
}

/// Where one side of a comparison comes from, as somebody named it.
public enum InventoryOrigin: Hashable, Sendable {
    /// A saved listing on the program's standard input, up to its end.
    case standardInput
    /// The folder of a Debian system, or the file of a saved listing; a stub takes the name of a
    /// scenario or of a sample.
    case path(String)
}
