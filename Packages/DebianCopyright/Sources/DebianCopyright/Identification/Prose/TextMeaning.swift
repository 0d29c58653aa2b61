/// What the whole text under a licence's name means by itself.
struct TextMeaning: Hashable, Sendable {
    let license: StatedLicense
    let basis: StatementBasis
    let rule: StatementRule
    /// Whether a GNU licence was named without its version.
    let isUnversioned: Bool
    /// Ids of other licences for whose text it could be taken just as well.
    let rivals: [String]
    /// Whether the text sets further terms besides, which are no licence of the list.
    let hasMore: Bool

    /// A text that puts more licences together means none of them: each of a file's stanzas may
    /// name the text, and would say all of them again.
    static let mostLicenses = 100

    /// Nil where those are too many licences.
    init?(
        license: StatedLicense, basis: StatementBasis, rule: StatementRule,
        isUnversioned: Bool = false, rivals: [String] = [], hasMore: Bool = false
    ) {
        if license.licenseIDs.count > Self.mostLicenses { return nil }
        self.license = license
        self.basis = basis
        self.rule = rule
        self.isUnversioned = isUnversioned
        self.rivals = rivals
        self.hasMore = hasMore
    }
}
