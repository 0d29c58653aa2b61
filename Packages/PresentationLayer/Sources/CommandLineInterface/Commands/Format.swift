internal import DomainLayer
internal import TerminalUI

/// A format that a command offers: a row in the command's table of formats, with what writes the
/// command's answer in this format.
///
/// ```swift
/// static let formats: [Format<LicenseSummary>] = [
///     .table,
///     .report(.json, JSONReport.write),
/// ]
/// ```
enum Format<Answer>: Sendable {
    /// The command's view, printed.
    case table
    /// A report, which needs no screen.
    case report(OutputFormat, Report)

    typealias Report = @Sendable (Answer, inout OutputSink) throws(TerminalError) -> Void

    var name: OutputFormat {
        switch self {
        case .table: .table
        case .report(let name, _): name
        }
    }
}

/// A format of the output: a value of `--format`.
struct OutputFormat: RawRepresentable, Hashable, Sendable {
    /// The word to type.
    let rawValue: String

    /// For people: prints the command's view.
    static let table = OutputFormat(rawValue: "table")
    static let json = OutputFormat(rawValue: "json")
    /// A JSON value per line, each for a package.
    static let jsonl = OutputFormat(rawValue: "jsonl")
    static let csv = OutputFormat(rawValue: "csv")
    static let tsv = OutputFormat(rawValue: "tsv")
    static let markdown = OutputFormat(rawValue: "markdown")
    /// For tools that show findings of other tools.
    static let sarif = OutputFormat(rawValue: "sarif")
}

extension OutputFormat: CaseIterable {
    /// Every format that a command offers, in the order of the help.
    static var allCases: [OutputFormat] { Command.rows.flatMap(\.formats).firstOfEach }
}

extension OutputFormat: CustomStringConvertible {
    /// The word to type.
    var description: String { rawValue }
}
