/// What is compared of an inventory, whether it was read from a system or from a saved listing.
///
/// It holds no more than a listing does: neither the paths and words of reasons nor sizes.
public struct ComparedInventory: Hashable, Sendable {
    /// Without its codename and host name, which no listing has.
    public var system: SystemIdentity
    /// In any order; a listing may have one of its own.
    public var packages: [ComparedPackage]
    /// Whether something could not be read, so that a package may be missing or without its answer.
    public let isIncomplete: Bool

    /// - Parameters:
    ///   - system: its codename and host name are left out.
    ///   - packages: in any order.
    ///   - findings: what concerns the system rather than one package.
    public init(
        system: SystemIdentity, packages: [ComparedPackage], findings: [LicenseFinding] = []
    ) {
        self.system = system
        self.system.codename = nil
        self.system.hostName = nil
        self.packages = packages
        isIncomplete =
            packages.contains { $0.reason?.isFailure == true }
            || findings.contains(where: \.kind.isFailure)
    }

    public init(_ inventory: LicenseInventory) {
        self.init(
            system: inventory.system,
            packages: inventory.entries.map(ComparedPackage.init),
            findings: inventory.findings)
    }

    /// Whether any package has the digest of its text.
    public var hasDigests: Bool { packages.contains { $0.textDigest != nil } }
}

/// What is compared of a package; each property is as in ``LicenseEntry``.
public struct ComparedPackage: Hashable, Sendable {
    public var name: String
    public var version: String
    public var architecture: String
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

/// Where one side of a comparison comes from, as somebody named it.
public enum InventoryOrigin: Hashable, Sendable {
    /// A saved listing on the program's standard input, up to its end.
    case standardInput
    /// The folder of a Debian system, or the file of a saved listing; a stub takes the name of a
    /// scenario or of a sample.
    case path(String)
}
