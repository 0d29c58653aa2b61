/// What one installed package says of its licences: a row of the inventory.
///
/// An entry holds no texts, so that tens of thousands of them fit in memory; opening one gives
/// its ``License``.
public struct LicenseEntry: Identifiable, Hashable, Sendable {
    /// The binary package's `Package` field.
    public var name: String
    /// The binary package's `Version` field, epoch and revision included; empty where it lacks one.
    public var version: String
    /// The binary package's `Architecture` field: `amd64`, `all`, …; empty where it lacks one.
    public var architecture: String
    /// The source package that it was built from.
    public var source: SourcePackage
    /// The `Section` field, for example `libs` or `non-free/net`; empty where there is none.
    public var section: String
    /// The `Maintainer` field, usually `Name <mail>`; empty where there is none.
    public var maintainer: String
    /// The `Installed-Size` field, in KiB; 0 where there is none.
    public var installedSize: Int
    /// The copyright file's absolute path inside the root, as the package names it (links not
    /// followed); nil where there is none.
    public var copyrightFile: String?
    /// How the file is written; nil where none was read.
    public var format: CopyrightFileFormat?
    /// The weakest basis among the statements of the main expression.
    public var basis: LicenseBasis
    /// The AND of what every statement says, simplified; nil (`NOASSERTION`) where nothing was
    /// found.
    public var expression: LicenseExpression?
    /// What the `Files: *` stanza says, or the main grant in prose; nil where there is neither.
    public var mainExpression: LicenseExpression?
    /// Everything that the file states, in the file's order.
    public var statements: [LicenseStatement]
    /// What needs a look, in the file's order.
    public var findings: [LicenseFinding]
    /// Why there is no answer, or whence it was taken; nil where the package's own file answered.
    public var reason: LicenseReason?
    /// `sha256:` and the copyright file's digest in 64 hex digits, as `sha256sum` prints them; nil
    /// where nobody asked for ``InventoryDetail/digests`` or no file was read.
    public var textDigest: String?

    /// `name:architecture`, dpkg's own name for one installed instance of a package.
    public var id: String { "\(name):\(architecture)" }

    public init(
        name: String,
        version: String,
        architecture: String,
        source: SourcePackage,
        section: String = "",
        maintainer: String = "",
        installedSize: Int = 0,
        copyrightFile: String? = nil,
        format: CopyrightFileFormat? = nil,
        basis: LicenseBasis = .none,
        expression: LicenseExpression? = nil,
        mainExpression: LicenseExpression? = nil,
        statements: [LicenseStatement] = [],
        findings: [LicenseFinding] = [],
        reason: LicenseReason? = nil,
        textDigest: String? = nil
    ) {
        self.name = name
        self.version = version
        self.architecture = architecture
        self.source = source
        self.section = section
        self.maintainer = maintainer
        self.installedSize = installedSize
        self.copyrightFile = copyrightFile
        self.format = format
        self.basis = basis
        self.expression = expression
        self.mainExpression = mainExpression
        self.statements = statements
        self.findings = findings
        self.reason = reason
        self.textDigest = textDigest
    }
}
