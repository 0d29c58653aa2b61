/// A JSON that the program writes; the raw value is the name of its schema.
public enum JSONOutput: String, CaseIterable, Sendable {
    case list
    case listLine = "list-jsonl"
    case show
    case explain
    case summary
    case identify
    case identifyLine = "identify-jsonl"
    case check
    case diff
    case sources
    case row = "rows"
}

extension JSONOutput {
    /// What the JSON is, in a few words.
    var title: String {
        switch self {
        case .list: "packages with their licenses"
        case .listLine: "a package or a group, on a line of its own"
        case .show: "everything about packages"
        case .explain: "what licenses, categories, bases, scopes and findings are"
        case .summary: "how often licenses, categories, bases and findings occur"
        case .identify: "what files state"
        case .identifyLine: "what a file states, on a line of its own"
        case .check: "what a policy says about a system"
        case .diff: "the difference between two systems"
        case .sources: "the source packages of what is installed"
        case .row: "a package of a host on a day, on a line of its own"
        }
    }

    var schema: JSONSchema {
        switch self {
        case .list: .list
        case .listLine: .either([.package(isShown: false), .group])
        case .show: .show
        case .explain: .explanations
        case .summary: .summary
        case .identify: .identifiedFiles
        case .identifyLine: .identifiedFile
        case .check: .verdict
        case .diff: .difference
        case .sources: .sources
        case .row: .row
        }
    }
}
