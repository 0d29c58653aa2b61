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
    /// Command lines without the program's name, each with what it does.
    var examples: [(line: String, explanation: String)] = []

    static func row(_ name: CommandName) -> Command {
        rows.first { $0.name == name } ?? list
    }

    /// The command as a line of usage has it: `show PACKAGE`.
    var usage: String { name.rawValue + (operand.map { " " + $0.usage } ?? "") }

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

/// What `export` can write: its operand.
enum ExportFormat: String, CaseIterable {
    /// SPDX 2.3 in JSON.
    case spdx
    /// SPDX 3.0.1 in JSON-LD.
    case spdx3
    /// CycloneDX 1.6 in JSON.
    case cyclonedx
    /// The inventory as a page.
    case html
    /// What to pass on with the packages, in plain text.
    case notices
    /// The same in Markdown.
    case noticesMarkdown = "notices-markdown"
    /// The same as a page.
    case noticesHTML = "notices-html"
    /// A row per package, for databases of many hosts.
    case rows

    /// The format of this name, or of another name that people type.
    init?(word: String) {
        if let format = Self.aliases[word] ?? Self(rawValue: word) {
            self = format
        } else {
            return nil
        }
    }

    static let aliases: [String: ExportFormat] = ["spdx-json": .spdx, "cdx": .cyclonedx]
}

/// What the output is written as: the values of `--format`.
enum OutputFormat: String, CaseIterable {
    /// For people: the screen's view, printed.
    case table
    case json
    /// A JSON value a line, each a package.
    case jsonl
    case csv
    case tsv
    case markdown
    /// What tools take that show the findings of others.
    case sarif
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
