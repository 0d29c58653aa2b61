/// What one reading of the text under a licence's name tells.
struct TextFindings {
    /// What the whole of it means; nil where that is not certain.
    let meaning: TextMeaning?
    /// The id of the exception whose text it is; nil where it says anything else too.
    let exception: String?
    /// Whether it holds the text of a licence or an exception that is known.
    let holdsText: Bool
}
