import Wording

/// A row of the table of commands: all that parsing, help and suggestions need to know of one.
struct Command {
    var name: CommandName
    /// What it does, in a few words without a full stop.
    var summary: String
    /// The words it takes beside options; nil if it takes none.
    var operand: Operand?
    /// What it can write; empty if `--format` is not among its options.
    var formats: [OutputFormat] = []
    /// The options it takes, in the order of the help.
    var options: [OptionName]
    /// Which of its options and operands go together.
    var rules: [Rule] = []
    /// Command lines without the program's name, each with what it does.
    var examples: [(line: String, explanation: String)] = []
    /// Makes the command's own options of a command line that the tables allow.
    var request: @Sendable (Invocation) throws(UsageError) -> CommandRequest

    static func row(_ name: CommandName) -> Command {
        rows.first { $0.name == name } ?? list
    }

    /// The command as a line of usage has it: `show PACKAGE`.
    var usage: String { name.rawValue + (operand.map { " " + $0.usage } ?? "") }

    /// What stands for the operand in messages; empty if the command takes none.
    var placeholder: String { operand?.placeholder ?? "" }

    /// The values that an option may have with this command; nil if any will do.
    func words(for option: Option) -> [String]? {
        option.name == .format ? formats.map(\.rawValue) : option.value.words
    }

    /// Words of a command that are no options.
    struct Operand {
        /// What stands for the word in the help; words if there must be just so many.
        var placeholder: String
        /// How many of them there may be.
        var count: ClosedRange<Int>
        /// What may be given, in a few words without a full stop.
        var help: String
        /// The words that it must be one of; nil if any will do.
        var words: [String]?
        /// Other words that do as well, but aren't shown.
        var aliases: [String] = []
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

/// The commands' names, as they are typed.
enum CommandName: String, CaseIterable {
    case list
    case show
    case explain
    case summary
    case browse
    case identify
    case check
    case export
    case diff
    case versionKey = "version-key"
    case completions
    case manual
    case help
}

extension CommandName: CustomStringConvertible {
    /// The name as it is typed.
    var description: String { rawValue }
}

/// The shells that `completions` writes for: its operand.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}

/// What a word of the command line names if it is none of a few: what a shell may offer for it.
enum WordKind: CaseIterable {
    /// Nothing that anybody could list.
    case any
    case file
    /// An installed package, or the path of an installed file.
    case package
    /// A license of the SPDX list or an exception to one.
    case license
    /// The same, or `category:NAME`.
    case policyPattern
    /// A command of this program.
    case command
}
