internal import DomainLayer

/// What output is written as: a value of `--format`.
struct OutputFormat: RawRepresentable, Hashable, Sendable {
    /// The word that is typed.
    let rawValue: String

    /// For people: the screen's view, printed.
    static let table = OutputFormat(rawValue: "table")
    static let json = OutputFormat(rawValue: "json")
    /// A JSON value a line, each a package.
    static let jsonl = OutputFormat(rawValue: "jsonl")
    static let csv = OutputFormat(rawValue: "csv")
    static let tsv = OutputFormat(rawValue: "tsv")
    static let markdown = OutputFormat(rawValue: "markdown")
    /// For tools that show the findings of others.
    static let sarif = OutputFormat(rawValue: "sarif")
}

extension OutputFormat: CaseIterable {
    /// Every format that a command offers, in the order of the help.
    static var allCases: [OutputFormat] { Command.rows.flatMap(\.formats).firstOfEach }
}

extension OutputFormat: CustomStringConvertible {
    /// The word that is typed.
    var description: String { rawValue }
}
