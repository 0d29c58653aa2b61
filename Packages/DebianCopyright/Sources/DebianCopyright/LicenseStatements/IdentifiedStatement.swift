/// A licence that a text was found to state, with where it says so.
struct IdentifiedStatement: Hashable, Sendable {
    var license: StatedLicense
    let basis: StatementBasis
    var rule: StatementRule
    /// 1-based lines of the file, both ends included.
    var lines: ClosedRange<Int>
    /// The words that name the licence, white space folded; nil where its own text is printed.
    let name: String?
    /// Whether a GNU licence was named without its version.
    let isUnversioned: Bool
    /// Whether it speaks of a part alone: the packaging, the manual, some files.
    var isPartial: Bool
    /// Whether it speaks of all that other statements leave: it is what the work is under.
    var isOfRest: Bool
    /// Whether it speaks of what the distribution added alone.
    var isOfPackaging: Bool

    init(
        license: StatedLicense,
        basis: StatementBasis,
        rule: StatementRule,
        lines: ClosedRange<Int>,
        name: String? = nil,
        isUnversioned: Bool = false,
        isPartial: Bool = false,
        isOfRest: Bool = false,
        isOfPackaging: Bool = false
    ) {
        self.license = license
        self.basis = basis
        self.rule = rule
        self.lines = lines
        self.name = name
        self.isUnversioned = isUnversioned
        self.isPartial = isPartial
        self.isOfRest = isOfRest
        self.isOfPackaging = isOfPackaging
    }
}
