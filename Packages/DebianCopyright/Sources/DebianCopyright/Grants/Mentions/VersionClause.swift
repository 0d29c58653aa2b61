/// The versions that words give a licence.
struct VersionClause {
    /// One version, and whether later ones are meant too.
    struct Term: Equatable {
        var version: Version
        var isOrLater: Bool
    }

    /// In the order of the words; empty where they give none.
    var terms: [Term] = []
    /// Whether they say "only" or "or later": a heading that says neither may be less than exact.
    var isExplicit = false
    var coverTexts = CoverTexts.unstated
    /// The country that a Creative Commons licence is made for.
    var port: CountryPort?

    /// What a grant of the Free Documentation License says of invariant sections and cover texts.
    enum CoverTexts: String {
        case unstated = ""
        case none = "no-invariants-"
        case some = "invariants-"
    }
}
