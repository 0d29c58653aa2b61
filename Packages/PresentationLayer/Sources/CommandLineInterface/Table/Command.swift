/// A row of the table of commands: all that parsing, help and suggestions need to know of one.
struct Command {
    var name: CommandName
    /// What it does, in a few words without a full stop.
    var summary: String
    /// The words it takes beside options; nil where it takes none.
    var operand: Operand?
    /// What it can write; empty where `--format` is not among its options.
    var formats: [OutputFormat] = []
    /// The options it takes, in the order of the help.
    var options: [OptionName]

    /// The command as a line of usage has it: `show PACKAGE`.
    var usage: String { name.rawValue + (operand.map { " " + $0.usage } ?? "") }

    /// The values that an option may have with this command; nil where any will do.
    func words(for option: Option) -> [String]? {
        option.name == .format ? formats.map(\.rawValue) : option.value.words
    }

    /// Words of a command that are no options.
    struct Operand {
        /// What stands for the word in the help; words where there must be just so many.
        var placeholder: String
        /// How many of them there may be.
        var count: ClosedRange<Int>
        /// What may be given, in a few words without a full stop.
        var help: String
        /// The words that it must be one of; nil where any will do.
        var words: [String]?
        /// What any word would have to be.
        var kind = WordKind.any

        /// Whether there may be as many as anyone likes.
        var repeats: Bool { count.upperBound == .max }

        /// The operand in a line of usage: `[PACKAGE…]`, `PACKAGE`, `[COMMAND]`.
        var usage: String {
            let word = placeholder + (repeats ? "…" : "")
            return count.lowerBound == 0 ? "[\(word)]" : word
        }

        /// What may be given, with the words where only some may.
        var explanation: String { help + (words.map { ": " + $0.listed("or") } ?? "") }
    }
}

extension [Command] {
    /// The options that any of the commands takes, in the order of ``OptionName``.
    var options: [Option] {
        Option.rows.filter { row in contains { $0.options.contains(row.name) } }
    }
}
