/// One thing that a copyright file states, with the evidence for it.
public struct LicenseStatement: Hashable, Sendable {
    /// The licence stated; nil where the stanza names none.
    public var expression: LicenseExpression?
    /// The `Files` patterns it covers, in the file's order; empty in prose.
    public var files: [String]
    /// Where it stands: 1-based lines of the copyright file, both ends included.
    public var lines: ClosedRange<Int>
    public var basis: LicenseBasis
    /// What it rests on; nil where nothing is stated.
    public var rule: LicenseRule?
    /// The licence's name as the file writes it; nil where it writes none.
    public var name: String?
    /// The copyright holders, a line of the `Copyright` field each, without the word "Copyright".
    public var holders: [String]

    /// Ids of the SPDX list that a `LicenseRef-` of the expression builds upon: a licence with an
    /// exception that the SPDX list lacks is one `LicenseRef-`, and its licence is named here.
    public var underlying: [String]

    public init(
        expression: LicenseExpression?,
        files: [String] = [],
        lines: ClosedRange<Int>,
        basis: LicenseBasis,
        rule: LicenseRule? = nil,
        name: String? = nil,
        holders: [String] = [],
        underlying: [String] = []
    ) {
        self.expression = expression
        self.files = files
        self.lines = lines
        self.basis = basis
        self.rule = rule
        self.name = name
        self.holders = holders
        self.underlying = underlying
    }
}
