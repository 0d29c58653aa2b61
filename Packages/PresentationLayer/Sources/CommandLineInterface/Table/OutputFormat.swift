/// What the output is written as: the values of `--format`.
enum OutputFormat: String, CaseIterable {
    /// For people: the screen's view, printed.
    case table
    case json
    /// A JSON value a line, each a package.
    case jsonl
    case csv
    case tsv
    case markdown
    /// What tools take that show the findings of others.
    case sarif
}
