/// A line of text in runs of one style each.
///
/// Views alone make lines, from text that was made visible (`String.visible`): so nothing
/// in a line can control the terminal.
public struct StyledLine: Hashable, Sendable {
    /// From left to right; none is empty, and an empty line has none.
    public let runs: [StyledRun]

    init(_ runs: [StyledRun] = []) {
        self.runs = runs.contains { $0.text.isEmpty } ? runs.filter { !$0.text.isEmpty } : runs
    }

    /// The line with the style of each run changed.
    func styled(_ change: (inout TextStyle) -> Void) -> StyledLine {
        StyledLine(
            runs.map { run in
                var run = run
                change(&run.style)
                return run
            })
    }

    /// The text alone.
    public var text: String {
        runs.reduce(into: "") { $0 += $1.text }
    }

    /// The columns that the line takes.
    public var width: Int {
        runs.reduce(0) { $0 + DisplayWidth.of($1.text) }
    }
}

/// Text in one style.
public struct StyledRun: Hashable, Sendable {
    /// The text, without control characters.
    public internal(set) var text: String
    /// How it looks.
    public internal(set) var style: TextStyle

    init(_ text: String, style: TextStyle = TextStyle()) {
        self.text = text
        self.style = style
    }
}
