/// Lays out help: paragraphs, and below them terms with their explanations beside them.
///
/// Lines fit 80 columns wherever they go, so that help reads the same on every terminal.
struct HelpWriter {
    private static let width = 80
    private static let indentation = 25

    /// All lines, with a line feed behind each.
    private(set) var text = ""

    /// Adds a line.
    mutating func add(_ line: String) {
        text += line + "\n"
    }

    /// Adds a line below an empty one.
    mutating func begin(_ line: String) {
        add("")
        add(line)
    }

    /// Adds a term and its explanation, which is broken between words.
    mutating func add(_ term: String, _ explanation: String) {
        var line = "  " + term
        line += String(repeating: " ", count: max(1, Self.indentation - line.count - 1))
        for word in explanation.split(separator: " ") {
            if line.count + 1 + word.count > Self.width {
                add(line)
                line = String(repeating: " ", count: Self.indentation - 1)
            }
            line += " " + word
        }
        add(line)
    }

    /// Adds an option, with those of its words that these formats leave.
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
