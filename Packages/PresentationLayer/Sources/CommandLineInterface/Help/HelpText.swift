internal import Reports

/// The words of `--help`, made from the tables of commands and options.
enum HelpText {
    /// The help of one command, or of the whole program.
    ///
    /// - Parameter commands: those that there are.
    static func of(_ command: Command?, commands: [Command] = Command.rows) -> String {
        command.map(explanation) ?? overview(of: commands)
    }

    private static func overview(of commands: [Command]) -> String {
        var text = HelpWriter()
        text.add("Usage: \(Tool.name) [COMMAND] [OPTION…]")
        text.begin("Tells the licences of the packages installed on a Debian system.")
        text.begin("Commands, \(Command.list.name) where none is named:")
        for command in commands { text.add(command.usage, command.summary) }
        text.begin("Options of every command that reads a system:")
        for option in Command.summary.options {
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
        return text.text
    }
}
