internal import DomainLayer
internal import Reports
import Wording

/// The text of `--help`, made from the tables of commands and options.
enum HelpText {
    /// The help of one command, or of the whole program.
    static func of(_ command: Command?) -> String {
        command.map(explanation) ?? overview
    }

    private static var overview: String {
        var text = HelpWriter()
        text.add("Usage: \(Tool.name) [COMMAND] [OPTION…]")
        text.begin("Shows the licenses of the packages installed on a Debian system.")
        text.begin("Commands (\(Command.list.name) if none is given):")
        for command in Command.rows { text.add(command.usage, command.summary) }
        text.begin("Options of every command that reads a system:")
        for option in Command.shared {
            text.add(Option.row(option), in: OutputFormat.allCases)
        }
        text.begin("Exit status:")
        for status in ExitStatus.allCases { text.add("\(status.rawValue)", status.meaning) }
        text.begin("'\(Tool.name) help COMMAND' explains a command with all of its options.")
        return text.text
    }

    private static func explanation(of command: Command) -> String {
        let operand = command.operand.map { " " + $0.usage } ?? ""
        var text = HelpWriter()
        text.add("Usage: \(Tool.name) \(command.name) [OPTION…]\(operand)")
        text.begin(command.summary + ".")
        if let operand = command.operand {
            text.begin("Arguments:")
            text.add(operand.placeholder, operand.explanation)
        }
        text.begin("Options:")
        for option in command.options { text.add(Option.row(option), in: command.formats) }
        if !command.examples.isEmpty { text.begin("Examples:") }
        for example in command.examples {
            text.add("  \(Tool.name) \(example.line)")
            text.add("", example.explanation)
        }
        return text.text
    }
}

extension Invocation {
    /// The command to explain; nil to list all.
    var topic: Command? {
        get throws(CommandFailure) {
            guard let word = operands.first else { return nil }
            guard let command = Command.rows.first(where: { $0.name.rawValue == word }) else {
                throw .usage(.unknownCommand(word, known: Command.rows.map(\.name)))
            }
            return command
        }
    }
}

/// The text of `--version`.
enum VersionText {
    /// - Parameter withCredits: whether to credit the sources of the program's data.
    static func text(withCredits: Bool) -> String {
        "\(Tool.name) \(Tool.version)\n" + (withCredits ? credits : "")
    }

    private static var credits: String {
        """
        License ids: SPDX License List \(SPDXLicenseList.version), https://spdx.org/licenses/
        License texts: SPDX License List \(SPDXLicenseList.version) and ScanCode LicenseDB, changed
        License categories: ScanCode LicenseDB, nexB Inc. and others, CC-BY-4.0, changed

        """
    }
}

/// Lays out help: paragraphs, then terms with their explanations in a second column.
///
/// Lines fit 80 columns whatever the terminal, so that help looks alike everywhere.
struct HelpWriter {
    private static let width = 80
    private static let indentation = 25

    /// All lines, each with a line feed at its end.
    private(set) var text = ""

    /// Adds a line.
    mutating func add(_ line: String) {
        text += line + "\n"
    }

    /// Adds a line after an empty one.
    mutating func begin(_ line: String) {
        add("")
        add(line)
    }

    /// Adds a term and its explanation, which wraps between words.
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
