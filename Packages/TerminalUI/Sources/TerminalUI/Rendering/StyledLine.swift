/// A line of visible text in runs of one style each.
public struct StyledLine: Hashable, Sendable {
    /// From left to right; an empty line has none.
    public private(set) var runs: [StyledRun]

    /// Runs without text are left out.
    public init(_ runs: [StyledRun] = []) {
        self.runs = runs.contains { $0.text.isEmpty } ? runs.filter { !$0.text.isEmpty } : runs
    }

    /// The text alone.
    public var text: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }

    /// The columns that the line takes.
    public var width: Int {
        runs.reduce(0) { $0 + DisplayWidth.of($1.text) }
    }
}

/// Text in one style.
public struct StyledRun: Hashable, Sendable {
    public var text: String
    public var style: TextStyle

    public init(_ text: String, style: TextStyle = TextStyle()) {
        self.text = text
        self.style = style
    }
}
