/// An option: a row in the table from which command lines are parsed and help is written.
struct Option {
    var name: OptionName
    /// The letter after a single hyphen that is short for the name.
    var short: Character?
    var value = Value.none
    /// What the value names, if any will do.
    var kind = WordKind.any
    /// Words that mean one of the values, but are not offered.
    var aliases: [String] = []
    /// What the option does, in a few words without a period.
    var help: String
    /// The formats in which the option has an effect; nil for all.
    var formats: [OutputFormat]?
    /// The options that some of its values need.
    var valueNeeds: [(value: String, option: OptionName)] = []

    /// What follows the option's name.
    enum Value {
        /// Nothing: the option is a switch.
        case none
        /// Any text but an empty one. If there are several, the last counts.
        case text(_ placeholder: String)
        /// Any text but an empty one. The option may be repeated, and all values count.
        case each(_ placeholder: String)
        /// A whole number above 0. If there are several, the last counts.
        case number(_ placeholder: String)
        /// One of these words, or the first if the option is not given. If there are several, the
        /// last counts.
        case choice(_ placeholder: String, [String])
        /// Texts, separated by commas or in repeated options.
        case texts(_ placeholder: String)
        /// Some of these words, separated by commas or in repeated options.
        case choices(_ placeholder: String, [String])
    }
}

extension Option {
    /// The option as in a usage line: `--format FORMAT`.
    var usage: String { name.word + (value.placeholder.map { " " + $0 } ?? "") }

    /// The ways to type the option's name: `-f`, `--format`.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name.word] }
}

extension Option.Value {
    /// The name of the value in the help; nil if the option takes none.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let word), .each(let word), .number(let word), .texts(let word),
            .choice(let word, _), .choices(let word, _):
            word
        }
    }

    /// The words to choose the value from; nil if any will do.
    var words: [String]? {
        switch self {
        case .choice(_, let words), .choices(_, let words): words
        case .none, .text, .each, .number, .texts: nil
        }
    }

    /// Whether the value can be several words separated by commas.
    var isList: Bool {
        switch self {
        case .texts, .choices: true
        case .none, .text, .each, .number, .choice: false
        }
    }

    /// Whether the option may be repeated, and all of its values count.
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
    case owed
    case host
    case day
    case creator
    case productName = "name"
    case productVersion = "product-version"
    case supplier
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

    /// Switches that are short for an option with a value.
    static let abbreviations: [String: (name: OptionName, value: String)] = [
        "json": (.format, OutputFormat.json.rawValue)
    ]
}
