/// A licence's text found in another text.
public struct TextMatch: Hashable, Sendable {
    /// Which of the index's texts; ``LicenseIndex/id(of:)`` names it.
    public let template: Int
    /// Other texts of the index that it could be taken for just as well: a name that says one of
    /// them is no contradiction. The best one first.
    public let rivals: [Int]
    /// The bytes of the text that it covers.
    public let bytes: Range<Int>
    /// How much differs; see `DifferenceCost`.
    public let cost: Float
    /// The share of the template's words that the text has, above 0, at most 1.
    public let coverage: Float
}

/// What licence texts a text holds.
public struct TextReading: Hashable, Sendable {
    /// The texts found, none of which overlaps another, in the text's order.
    public let matches: [TextMatch]
    /// Whether there is such a text, and nothing beside that could be a condition: copyright lines,
    /// titles, and where the licence can be read.
    public let isWhole: Bool
}
