/// The meaning of the whole text below a license's name, by itself.
struct TextMeaning: Hashable, Sendable {
    let license: StatedLicense
    let basis: StatementBasis
    let method: DetectionMethod
    /// The name of the first ``GrantRule`` by which words state a license; nil if none does.
    let grantRule: String?
    /// Whether a GNU license was named without its version.
    let isUnversioned: Bool
    /// The ids of other licenses that match the text just as well.
    let rivals: [String]
    /// Whether the text sets further terms, which are no license of the list.
    let hasMore: Bool

    /// A text with more licenses than these means none of them: each of a file's stanzas may name
    /// the text, and would repeat all its licenses.
    static let mostLicenses = 100

    /// Nil if there are more licenses than ``mostLicenses``.
    init?(
        license: StatedLicense, basis: StatementBasis, method: DetectionMethod,
        grantRule: String? = nil, isUnversioned: Bool = false, rivals: [String] = [],
        hasMore: Bool = false
    ) {
        if license.licenseIDs.count > Self.mostLicenses { return nil }
        self.license = license
        self.basis = basis
        self.method = method
        self.grantRule = grantRule
        self.isUnversioned = isUnversioned
        self.rivals = rivals
        self.hasMore = hasMore
    }

    /// The combined meaning of several statements; nil if there are none.
    init?(of statements: [IdentifiedStatement], hasMore: Bool = false) {
        guard
            let license = StatedLicense.joined(statements.map(\.license), by: StatedLicense.and),
            let basis = statements.map(\.basis).min(),
            let method = statements.map(\.method).min()
        else { return nil }
        self.init(
            license: license, basis: basis, method: method,
            grantRule: statements.lazy.compactMap(\.grantRule).first,
            isUnversioned: statements.contains(where: \.isUnversioned), hasMore: hasMore)
    }
}
