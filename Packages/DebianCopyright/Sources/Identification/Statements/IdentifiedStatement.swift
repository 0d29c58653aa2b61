/// A licence that a text was found to state, with where it says so.
public struct IdentifiedStatement: Hashable, Sendable {
    public let license: StatedLicense
    public let basis: StatementBasis
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// Whether a GNU licence was named without its version.
    public let isUnversioned: Bool

    public init(
        license: StatedLicense,
        basis: StatementBasis,
        lines: ClosedRange<Int>,
        isUnversioned: Bool = false
    ) {
        self.license = license
        self.basis = basis
        self.lines = lines
        self.isUnversioned = isUnversioned
    }
}
