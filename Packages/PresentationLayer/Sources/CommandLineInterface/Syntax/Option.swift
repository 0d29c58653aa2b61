/// A row of the table of options: all that parsing, help and suggestions need to know of one.
struct Option {
    var name: OptionName
    /// The letter that stands for the name after a single hyphen.
    var short: Character?
    var value = Value.none
    /// What the value has to be where any will do.
    var kind = WordKind.any
    /// Words that stand for one of the value's, though nothing offers them.
    var aliases: [String] = []
    /// What it does, in a few words without a full stop.
    var help: String
    /// The formats in which it has an effect; nil if it has one in all.
    var formats: [OutputFormat]?
    /// The options that some of its values need.
    var valueNeeds: [(value: String, option: OptionName)] = []

    /// What follows the option's name.
    enum Value {
        /// Nothing: the option is a switch.
        case none
        /// Any text but an empty one; of several, the last counts.
        case text(_ placeholder: String)
        /// Any text but an empty one; there can be several, by repeating the option.
        case each(_ placeholder: String)
        /// A whole number above 0; of several, the last counts.
        case number(_ placeholder: String)
        /// One of these words, the first if the option is not given; of several, the last
        /// counts.
        case choice(_ placeholder: String, [String])
        /// Texts, with commas between them or with the option repeated.
        case texts(_ placeholder: String)
        /// Some of these words, with commas between them or with the option repeated.
        case choices(_ placeholder: String, [String])
    }
}

extension Option {
    /// The option as a line of usage has it: `--format FORMAT`.
    var usage: String { name.word + (value.placeholder.map { " " + $0 } ?? "") }

    /// The ways to type the option's name: `-f`, `--format`.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name.word] }
}

extension Option.Value {
    /// What stands for the value in the help; nil if there is none.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let word), .each(let word), .number(let word), .texts(let word),
            .choice(let word, _), .choices(let word, _):
            word
        }
    }

    /// The words that it must be one of; nil if any will do.
    var words: [String]? {
        switch self {
        case .choice(_, let words), .choices(_, let words): words
        case .none, .text, .each, .number, .texts: nil
        }
    }

    /// Whether there can be several, and a comma stands between two.
    var isList: Bool {
        switch self {
        case .texts, .choices: true
        case .none, .text, .each, .number, .choice: false
        }
    }

    /// Whether the option may be given several times, each of which counts.
    var repeats: Bool {
        if case .each = self { true } else { isList }
    }
}

/// The options' long names, as they are typed after two hyphens.
enum OptionName: String, CaseIterable {
    case root
    case platform
    case noVerify = "no-verify"
    case format
    case output
    case license
    case main
    case category
    case basis
    case unknown
    case by
    case sort
    case reverse
    case limit
    case columns
    case full
    case brief
    case all
    case recursive
    case statements
    case unexplained
    case text
    case texts
    case digests
    case layers
    case verbatim
    case host
    case day
    case policy
    case allow
    case deny
    case scope
    case baseline
    case rows
    case initialize = "init"
    case review
    case force
    case failOnChange = "fail-on-change"
    case strict
    case color
    case quiet
    case verbose
    case noPager = "no-pager"
    case noProgress = "no-progress"
    case help
    case version

    /// The name as it is typed.
    var word: String { "--" + rawValue }

    /// Switches that stand for an option with its value.
    static let abbreviations: [String: (name: OptionName, value: String)] = [
        "json": (.format, OutputFormat.json.rawValue)
    ]
}
