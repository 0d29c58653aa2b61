/// What one copyright or license file states, whether a package owns the file or not.
///
/// The texts of its `LicenseRef-` ids are left out, since the caller has the file.
public struct IdentifiedFile: Hashable, Sendable {
    public var source: InputSource
    /// How the file is written.
    public var format: CopyrightFileFormat
    /// The weakest basis among the statements of the main expression.
    public var basis: StatementBasis
    /// The AND of what every statement says, simplified; nil (`NOASSERTION`) if nothing was
    /// found.
    public var expression: LicenseExpression?
    /// What the `Files: *` stanza says, or the main grant in prose; nil if there is neither.
    public var mainExpression: LicenseExpression?
    /// Everything that the file states, in its order.
    public var statements: [LicenseStatement]
    /// Exceptions that the file prints without a license that they belong to, in its order, if it
    /// states nothing else. Empty for nearly all files.
    public var loneExceptions: [String]
    /// What needs a look, in the file's order.
    public var findings: [LicenseFinding]
    /// The lines that nothing explains, as ``PackageLicense/unexplained``.
    public var unexplained: [ClosedRange<Int>]
    /// The text of each of those lines, in order, decoded as UTF-8 with U+FFFD for invalid bytes.
    /// It is as untrusted as the file.
    public var unexplainedLines: [String]
    /// The file's own names for `LicenseRef-` ids of the expression, by the ids; empty for most
    /// files.
    public var names: [String: String]
    /// What the texts of unlisted licenses say, by the licenses' ids; empty for most files.
    public var readings: [String: LicenseReading]

    public init(
        source: InputSource,
        format: CopyrightFileFormat,
        basis: StatementBasis = .none,
        expression: LicenseExpression? = nil,
        mainExpression: LicenseExpression? = nil,
        statements: [LicenseStatement] = [],
        loneExceptions: [String] = [],
        findings: [LicenseFinding] = [],
        unexplained: [ClosedRange<Int>] = [],
        unexplainedLines: [String] = [],
        names: [String: String] = [:],
        readings: [String: LicenseReading] = [:]
    ) {
        self.source = source
        self.format = format
        self.basis = basis
        self.expression = expression
        self.mainExpression = mainExpression
        self.statements = statements
        self.loneExceptions = loneExceptions
        self.findings = findings
        self.unexplained = unexplained
        self.unexplainedLines = unexplainedLines
        self.names = names
        self.readings = readings
    }

    /// The category of the expression as far as it is known, as ``PackageLicense/category``.
    public var category: LicenseCategory { expression?.category(reading: readings) ?? .unknown }

    /// Whether something in the file's license is unknown, as ``PackageLicense/isUnknown``.
    public var isUnknown: Bool {
        expression?.isUnknown(reading: readings) ?? true
            || findings.contains { $0.kind.leavesTermsUnknown }
    }

    /// The license ids of the expression, `LicenseRef-` ones included, and those that its
    /// `LicenseRef-` ids build upon; each once, ordered as bytes; empty if nothing was found.
    public var licenses: [String] { statements.addingUnderlying(to: expression?.licenses) }

    /// The ids in ``licenses``, each followed by the `+` that the expression gives it:
    /// `LPPL-1.3c+`.
    public var licensesAsStated: [String] {
        statements.addingUnderlying(to: expression?.licensesAsStated)
    }

    /// The ids of the exceptions in the expression; without one, of exceptions stated without a
    /// license. Each is listed once, ordered as bytes.
    public var exceptions: [String] { expression?.exceptions ?? Set(loneExceptions).sorted() }
}
