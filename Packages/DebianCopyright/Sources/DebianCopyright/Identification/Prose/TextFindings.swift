/// What one reading of the text under a licence's name tells.
struct TextFindings: Sendable {
    /// What the whole of it means; nil where that is not certain.
    ///
    /// A text that adds conditions to a licence is not that licence; and of a text that names
    /// something without an id only a part is understood.
    let meaning: TextMeaning?
    /// The id of the exception whose text it is; nil where it says anything else too.
    let exception: String?
    /// What it states, in its order, each once; empty where those are more licences than one name
    /// can mean.
    let stated: [Statement]
    /// Whether it holds the text of a licence or an exception that is known.
    let holdsText: Bool

    /// What is stated by a licence's own text, or by words.
    struct Statement: Hashable, Sendable {
        let license: StatedLicense
        let basis: StatementBasis
    }
}
