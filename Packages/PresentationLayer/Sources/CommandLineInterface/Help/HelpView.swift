internal import DomainLayer
internal import Reports
internal import TerminalUI
import Wording

/// What `--help` shows, made from the tables of commands and options.
///
/// Its lines are as wide as the terminal, between 60 and 100 columns, and 80 without one. None is
/// cut.
struct HelpView: View {
    /// The command to explain; nil to list all.
    let command: Command?
    /// The columns of the terminal; nil if there is none.
    let width: Int?

    var body: some View {
        ForEach(lines) { $0 }
    }

    private var lines: [Text] {
        var page = HelpWriter(width: min(max(width ?? 80, 60), 100))
        if let command { page.explain(command) } else { page.writeOverview() }
        return page.lines
    }
}

extension HelpWriter {
    fileprivate mutating func writeOverview() {
        add("Usage: \(Tool.name) [COMMAND] [OPTION…]")
        begin("Shows the licenses of the packages installed on a system.")
        begin(heading: "Commands (\(Command.list.name) if none is given)")
        for command in Command.rows { add(command.usage, command.summary) }
        begin(heading: "Options of every command that reads a system")
        for option in Command.shared { add(Option.row(option), in: OutputFormat.allCases) }
        begin(heading: "Exit status")
        for status in ExitStatus.allCases { add("\(status.rawValue)", status.meaning) }
        begin("'\(Tool.name) help COMMAND' explains a command with all of its options.")
    }

    fileprivate mutating func explain(_ command: Command) {
        let operand = command.operand.map { " " + $0.usage } ?? ""
        add("Usage: \(Tool.name) \(command.name) [OPTION…]\(operand)")
        begin(command.summary + ".")
        if let operand = command.operand {
            begin(heading: "Arguments")
            add(operand.placeholder, operand.explanation)
        }
        for (group, options) in command.options.grouped {
            begin(heading: group.rawValue)
            for option in options { add(Option.row(option), in: command.formats) }
        }
        if !command.examples.isEmpty { begin(heading: "Examples") }
        for example in command.examples {
            add("  \(Tool.name) \(example.line)")
            add("", example.explanation)
        }
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
