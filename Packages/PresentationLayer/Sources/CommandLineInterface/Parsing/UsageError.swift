internal import DomainLayer
internal import Reports
import Wording

/// What is wrong with a command line. Its words are as they were typed.
enum UsageError: Error, Hashable {
    case unknownCommand(String, known: [CommandName])
    /// The first word is neither a command nor a package; with the nearest package, if one is near.
    case unknownFirstWord(String, nearest: String?)
    case unknownOption(String, of: CommandName)
    case unknownValue(String, of: OptionName, known: [String])
    case missingValue(of: OptionName)
    case badNumber(String, of: OptionName)
    case badHost(String)
    case badDay(String)
    case badVersion(String)
    case badAgent(String, of: OptionName)
    case badLine(String, of: OptionName)
    /// Rows need a host, and neither the command line nor the system names one.
    case missingHost
    case unwantedValue(of: String)
    case optionNotTaken(OptionName, by: CommandName)
    case formatNotHad(OutputFormat, by: CommandName, had: [OutputFormat])
    case formatNeeded(by: OptionName, [OutputFormat])
    /// The option has a value that needs another option.
    case valueNeeds(String, of: OptionName, OptionName)
    /// The option needs an operand or another option, which the text names.
    case optionNeeds(OptionName, String)
    case optionsExclude(OptionName, OptionName)
    case optionNamesFileByOutput(OptionName, insteadOf: OptionName)
    case optionExcludesOperand(OptionName, String)
    /// The option says nothing about this operand.
    case optionExcludesWord(OptionName, String)
    case operandNeeds(String, OptionName)
    /// A document has no file: the word after its `=` is empty, or it is one of several.
    case operandNeedsFile(String)
    /// Two documents have the same file.
    case fileTwice(String)
    case missingOperand(String, of: CommandName)
    /// Standard input is named twice, but can be read only once.
    case standardInputTwice
    /// Standard input is one of several packages, which all have to be files.
    case standardInputAmongPackages
    /// A platform is named without an image, or with several packages.
    case platformWithoutImage
    case unwantedOperand(String, of: CommandName)
    case unknownOperand(String, of: CommandName, known: [String])

    /// The error in a line without a period. It quotes words as they were typed, so make control
    /// characters visible when you print it.
    var message: String {
        switch self {
        case .unknownCommand(let word, let known):
            "unknown command '\(word)'; " + hint(for: word, among: known)
        case .unknownFirstWord(let word, let package):
            Self.unknownFirstWord(word, nearest: package)
        case .unknownOption(let word, let command):
            "unknown option '\(word)'; "
                + (Suggestion.nearest(to: word, among: Command.row(command).options.map(\.word))
                    .map { "did you mean '\($0)'?" } ?? "see '\(Tool.name) help \(command)'")
        case .unknownValue(let word, let option, let known):
            "invalid value '\(word)' for \(option.word); " + hint(for: word, among: known)
        case .missingValue(let option):
            "\(option.word) needs a value: \(Option.row(option).usage)"
        case .badNumber(let word, let option):
            "\(option.word) takes a whole number above 0, not '\(word)'"
        case .badHost(let word):
            "--host takes a letter or digit, then letters, digits, '.', '_' and '-', not '\(word)'"
        case .badDay(let word):
            "--day takes a date such as 2026-11-23, not '\(word)'"
        case .badVersion(let word):
            "'\(word)' is not the version of a Debian package"
        case .badAgent(let word, let option):
            "\(option.word) takes \(DocumentAgent.form), not '\(word)'"
        case .badLine(let word, let option):
            "\(option.word) takes up to \(DocumentLine.sizeLimit.grouped) bytes on one line,"
                + " without control characters, not '\(word)'"
        case .missingHost:
            "the system has no usable host name; name the host with --host"
        case .unwantedValue(let word):
            "\(word) takes no value"
        case .optionNotTaken(let option, let command):
            "\(option.word) is not an option of \(command)"
        case .formatNotHad(let format, let command, let had):
            "\(command) has no format \(format); it has \(words(had).listed("and"))"
        case .formatNeeded(let option, let formats):
            "\(option.word) needs --format \(words(formats).listed("or"))"
        case .valueNeeds(let word, let option, let other):
            "\(option.word) \(word) needs \(other.word)"
        case .optionNeeds(let option, let other):
            "\(option.word) needs \(other)"
        case .optionsExclude(let option, let other):
            "\(option.word) can't be combined with \(other.word)"
        case .optionNamesFileByOutput(let option, let other):
            "with \(option.word), name the file by \(Option.row(.output).usage), not by \(other.word)"
        case .optionExcludesOperand(let option, let placeholder):
            "\(option.word) and a \(placeholder) exclude each other"
        case .optionExcludesWord(let option, let word):
            "\(option.word) can't be combined with \(word)"
        case .operandNeeds(let word, let option):
            "\(word) needs \(Option.row(option).usage)"
        case .operandNeedsFile(let word):
            "\(word) needs a file: \(word)=FILE"
        case .fileTwice(let file):
            "'\(file)' can be written only once"
        case .missingOperand(let placeholder, let command):
            "\(command) needs "
                + (placeholder.contains(" ")
                    ? placeholder.split(separator: " ").map(String.init).listed("and")
                    : "a \(placeholder)")
        case .standardInputTwice:
            "standard input (-) can be given only once"
        case .standardInputAmongPackages:
            "standard input (-) can't be one of several packages"
        case .platformWithoutImage:
            "--platform needs one image, which --root names"
        case .unwantedOperand(let word, let command):
            "\(command) does not take '\(word)'"
        case .unknownOperand(let word, let command, let known):
            "\(command) does not know '\(word)'; " + hint(for: word, among: known)
        }
    }
}

extension UsageError {
    private static func unknownFirstWord(_ word: String, nearest package: String?) -> String {
        let command = Suggestion.nearest(to: word, among: words(Command.rows.map(\.name)))
        let meant = [command.map { "the command '\($0)'" }, package.map { "the package '\($0)'" }]
            .compactMap(\.self)
        return "'\(word)' is neither a command nor an installed package; "
            + (meant.isEmpty
                ? "see '\(Tool.name) --help'" : "did you mean \(meant.listed("or"))?")
    }
}

/// Suggests the nearest word, or all words if none is near.
private func hint(for word: String, among known: [String]) -> String {
    Suggestion.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
        ?? "valid are \(known.listed("and"))"
}

private func hint(for word: String, among known: [CommandName]) -> String {
    hint(for: word, among: words(known))
}

private func words(_ choices: [some RawRepresentable<String>]) -> [String] {
    choices.map(\.rawValue)
}
