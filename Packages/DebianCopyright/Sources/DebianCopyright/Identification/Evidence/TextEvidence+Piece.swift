extension TextEvidence {
    /// A licence that a text states at one place, by the licence's own text or by words that grant
    /// it.
    struct Piece {
        var license: StatedLicense
        let basis: StatementBasis
        let rule: StatementRule
        /// Where the licence's text or the words stand, in bytes of the whole text.
        let bytes: Range<Int>
        /// The words that grant it; nil for a licence's own text.
        var grant: Grant?
        /// Whether it speaks of a part alone.
        var isPartial: Bool
        /// Whether it speaks of what the distribution added alone.
        var isOfPackaging = false
        /// Whether it speaks of all that other statements leave.
        var isOfRest = false
        /// Whether an exception's text says which one its licence has.
        var hasException = false
    }
}

extension TextEvidence.Piece {
    init(_ grant: Grant) {
        self.init(
            license: grant.license, basis: .grant, rule: grant.form.rule, bytes: grant.bytes,
            grant: grant, isPartial: grant.scope != .work, isOfPackaging: grant.scope == .packaging)
    }
}

extension Grant.Form {
    fileprivate var rule: StatementRule {
        switch self {
        case .words, .bareName: .grant
        case .perlTerms: .perlTerms
        case .dedication: .publicDomain
        case .identifier: .identifierLine
        case .labelled: .listedID
        }
    }
}
