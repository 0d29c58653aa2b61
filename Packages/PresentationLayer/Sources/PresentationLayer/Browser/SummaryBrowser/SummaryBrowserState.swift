public import DomainLayer

/// What the screen of counts shows: a value, and a mutating method for each input.
public struct SummaryBrowserState: Equatable, Sendable {
    /// Nil before the inventory has come.
    public private(set) var summary: LicenseSummary?
    /// The first line that is shown.
    public private(set) var top = 0

    public init() {}

    public mutating func onSummary(_ summary: LicenseSummary) {
        self.summary = summary
    }

    public mutating func onScroll(to top: Int) {
        self.top = top
    }
}
