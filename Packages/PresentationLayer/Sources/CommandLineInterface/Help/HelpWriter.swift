internal import TerminalUI
import Wording

/// Lays out help: paragraphs and headings, then terms with their explanations in a second column.
@MainActor
struct HelpWriter {
    private static let indentation = 25

    private let width: Int
    /// What was added, from top to bottom.
    private(set) var lines: [Text] = []

    /// - Parameter width: the columns that explanations may reach.
    init(width: Int) {
        self.width = width
    }

    /// Adds a line.
    mutating func add(_ line: String) {
        lines.append(Text(line))
    }

    /// Adds a line after an empty one.
    mutating func begin(_ line: String) {
        add("")
        add(line)
    }

    /// Adds a heading after an empty line.
    mutating func begin(heading: String) {
        add("")
        lines.append(Text(heading + ":").bold())
    }

    /// Adds a term and its explanation, which wraps between words.
    mutating func add(_ term: String, _ explanation: String) {
        var line = "  " + term
        line += String(repeating: " ", count: max(1, Self.indentation - line.count - 1))
        for word in explanation.split(separator: " ") {
            if line.count + 1 + word.count > width {
                add(line)
                line = String(repeating: " ", count: Self.indentation - 1)
            }
            line += " " + word
        }
        add(line)
    }

    /// Adds an option, with the words that it takes in these formats.
    mutating func add(_ option: Option, in formats: [OutputFormat]) {
        let short = option.short.map { "-\($0), " } ?? "    "
        var explanation = option.help
        if var words = option.name == .format ? formats.map(\.rawValue) : option.value.words {
            if !option.value.isList { words[0] += " (default)" }
            explanation += ": " + words.listed("or")
        }
        if let needed = option.formats?.filter(formats.contains) {
            explanation += " (\(needed.map(\.rawValue).listed("or")))"
        }
        add(short + option.usage, explanation)
    }
}
