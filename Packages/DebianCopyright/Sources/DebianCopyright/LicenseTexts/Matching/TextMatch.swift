/// A licence's text found in another text.
struct TextMatch: Hashable, Sendable {
    /// Which of the index's texts; ``LicenseIndex/id(of:)`` names it.
    let template: Int
    /// Other texts of the index that it could be taken for just as well: a name that says one of
    /// them is no contradiction. The best one first.
    let rivals: [Int]
    /// The bytes of the text that it covers.
    let bytes: Range<Int>
    /// How much differs; see `DifferenceCost`.
    let cost: Float
    /// The share of the template's words that the text has, above 0, at most 1.
    let coverage: Float
}

/// What licence texts a text holds.
struct TextReading: Hashable, Sendable {
    /// The texts found, none of which overlaps another, in the text's order.
    let matches: [TextMatch]
    /// Whether there is such a text, and nothing beside that could be a condition: copyright lines,
    /// titles, and where the licence can be read.
    let isWhole: Bool
}
