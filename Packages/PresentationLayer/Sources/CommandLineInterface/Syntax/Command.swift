import Wording

/// A command: a row in the table from which command lines are parsed and help is written.
struct Command {
    var name: CommandName
    /// What the command does, in a few words without a period.
    var summary: String
    /// The words it takes in addition to options; nil if it takes none.
    var operand: Operand?
    /// The formats it can write; empty if `--format` is not among its options.
    var formats: [OutputFormat] = []
    /// The options it takes, in the order of the help.
    var options: [OptionName]
    /// How its options and operands can be combined.
    var rules: [Rule] = []
    /// Command lines without the program's name, each with what it does.
    var examples: [(line: String, explanation: String)] = []

    static func row(_ name: CommandName) -> Command {
        rows.first { $0.name == name } ?? list
    }

    /// The command as in a usage line: `show PACKAGE`.
    var usage: String { name.rawValue + (operand.map { " " + $0.usage } ?? "") }

    /// The name of the operand in messages; empty if the command takes none.
    var placeholder: String { operand?.placeholder ?? "" }

    /// The values that an option may have with this command; nil if it may have any.
    func words(for option: Option) -> [String]? {
        option.name == .format ? formats.map(\.rawValue) : option.value.words
    }

    /// The words of a command that are not options.
    struct Operand {
        /// The name of the word in the help; several names for an exact number of words.
        var placeholder: String
        /// How many words there may be.
        var count: ClosedRange<Int>
        /// What the word may be, in a few words without a period.
        var help: String
        /// The words to choose from; nil if any will do.
        var words: [String]?
        /// Other words that work too, but aren't shown.
        var aliases: [String] = []
        /// What the word names, if any will do.
        var kind = WordKind.any
        /// Whether `=FILE` may follow the word, to write that file.
        var takesFile = false

        /// Whether the number of words is unlimited.
        var repeats: Bool { count.upperBound == .max }

        /// The operand as in a usage line: `[PACKAGE…]`, `PACKAGE`, `[COMMAND]`.
        var usage: String {
            let word = placeholder + (takesFile ? "[=FILE]" : "") + (repeats ? "…" : "")
            return count.lowerBound == 0 ? "[\(word)]" : word
        }

        /// What the word may be, with the words to choose from, if any.
        var explanation: String { help + (words.map { ": " + $0.listed("or") } ?? "") }
    }
}

extension [Command] {
    /// The options of all commands together, in the order of ``OptionName``.
    var options: [Option] {
        Option.rows.filter { row in contains { $0.options.contains(row.name) } }
    }
}

/// How options and operands of a command can be combined: a row in the command's table of rules.
///
/// The rules are checked from the first to the last; a command line that breaks one is refused.
enum Rule {
    /// The option changes what the command does: if it is given, no later rule counts.
    case mode(OptionName, [Demand])
    /// The option is allowed only under these conditions.
    case option(OptionName, [Demand])
    /// The operand is allowed only with the option.
    case operandNeeds(String, OptionName)
    /// At most one of the operands and the value of `--baseline` is standard input.
    case oneStandardInput

    /// What an option demands of the rest of the command line.
    enum Demand {
        /// None of these options is given.
        case excludes([OptionName])
        /// Its file is named by `--output`, not by this option.
        case namesFileByOutput(insteadOf: OptionName)
        /// No operand is given.
        case excludesOperand
        /// The other option is given.
        case needs(OptionName)
        /// The output goes to a file.
        case needsOutputFile
        /// An operand is one of these words.
        case needsOperand([String])
        /// No operand is one of these words.
        case excludesOperands([String])
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
    case schema
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

/// What a word of the command line names if there is no fixed choice, so that a shell can offer it.
enum WordKind: CaseIterable {
    /// Nothing that could be listed.
    case any
    case file
    /// An installed package, or the path of an installed file.
    case package
    /// A license of the SPDX list or an exception to one.
    case license
    /// A license, an exception, or `category:NAME`.
    case policyPattern
    /// A command of this program.
    case command
}
