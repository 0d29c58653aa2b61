internal import DomainLayer
internal import TerminalUI
import Wording

/// The words of a command line, sorted: a command, its operands and its options.
///
/// Each command makes its own options from them once, and reads no words after that.
struct Invocation {
    var command: Command
    /// Whether a word names the command, rather than a package for `list`.
    var isCommandNamed = true
    /// The words that are not options, in their order.
    var operands: [String]
    /// The options in their order, each with its values: none for a switch.
    var options: [(name: OptionName, values: [String])]

    /// Whether the option was given.
    func has(_ option: OptionName) -> Bool {
        options.contains { $0.name == option }
    }

    /// All values of an option, in their order; empty if it was not given.
    func values(of option: OptionName) -> [String] {
        options.filter { $0.name == option }.flatMap(\.values)
    }

    /// The last value of an option, which counts; nil if the option was not given.
    func value(of option: OptionName) -> String? {
        values(of: option).last
    }

    /// The value of an option that takes one of the words of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionName) -> Choice? {
        value(of: option).flatMap(Choice.init)
    }

    /// The values of an option that takes several of the words of `Choice`.
    func choices<Choice: RawRepresentable<String>>(_ option: OptionName) -> [Choice] {
        values(of: option).compactMap(Choice.init)
    }
}

// MARK: Options of several commands

extension Invocation {
    /// The system to read; several places are packages.
    var source: InventorySource {
        let places = values(of: .root)
        guard let place = places.first else { return .standard }
        return places.count > 1
            ? .packages(places)
            : .root(
                InputSource(operand: place), platform: value(of: .platform),
                isVerified: !has(.noVerify))
    }

    /// The policy whose clarifications conclude licenses; nil for none, and for the commands that
    /// judge by their policy.
    var clarifyingPolicy: String? {
        [.check, .diff].contains(command.name) ? nil : value(of: .policy)
    }

    /// The operands as files to read.
    var inputs: [InputSource] { operands.map(InputSource.init(operand:)) }

    /// The operands that name documents, each with its file; empty if the command writes none.
    var documentOperands: [DocumentOperand] {
        command.operand?.takesFile == true ? operands.map(DocumentOperand.init) : []
    }

    /// The operands without the files that follow them.
    var operandWords: [String] {
        command.operand?.takesFile == true ? documentOperands.map(\.format) : operands
    }

    /// What to read beyond the rows.
    var detail: InventoryDetail {
        var detail: InventoryDetail = []
        if has(.texts) { detail.insert(.texts) }
        if has(.digests) { detail.insert(.digests) }
        return detail
    }

    /// The requested format, or else the first one of the command.
    var format: OutputFormat { choice(.format) ?? command.formats.first ?? .table }

    /// The row with the requested format in a command's table.
    func format<Answer>(of table: [Format<Answer>]) -> Format<Answer> {
        table.first { $0.name == format } ?? .table
    }

    /// The host to name in rows; nil if none is given.
    var host: HostName? { value(of: .host).flatMap(HostName.init) }

    /// The day to name in rows; nil if none is given.
    var day: CalendarDate? { value(of: .day).flatMap(CalendarDate.init(parsing:)) }

    /// The name or version that an option gives; nil if it gives none that a document can have.
    func line(_ option: OptionName) -> DocumentLine? {
        value(of: option).flatMap(DocumentLine.init)
    }

    /// The person or organization that an option names; nil if it names none.
    func agent(_ option: OptionName) -> DocumentAgent? {
        value(of: option).flatMap(DocumentAgent.init(parsing:))
    }

    /// The file to write; nil for standard output, which `-` names too. A file named `-` is `./-`.
    var outputFile: String? { value(of: .output).flatMap { $0 == "-" ? nil : $0 } }
}

/// An operand that names a document: `FORMAT` or `FORMAT=FILE`.
struct DocumentOperand {
    /// The operand as it was typed.
    var operand: String
    /// The word before the `=`.
    var format: String
    /// The text after the `=`; nil without a `=`.
    var file: String?

    init(_ operand: String) {
        let parts = operand.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        self.operand = operand
        format = String(parts[0])
        file = parts.count > 1 ? String(parts[1]) : nil
    }
}

extension InputSource {
    /// `-` is standard input. A file or folder named `-` is `./-`.
    init(operand: String) {
        self = operand == "-" ? .standardInput : .path(operand)
    }
}

/// The options that all commands have: where output goes, and how much of it there is.
struct CommonOptions {
    /// The file to write; nil for standard output.
    var outputFile: String?
    var color: ColorChoice
    /// Whether long output may go through a pager.
    var mayPage: Bool
    /// Whether the command fails if a package or file has no license of its own.
    var isStrict: Bool
    /// Whether to omit the closing summary and progress.
    var isQuiet: Bool
    /// Whether to log what the program does.
    var isVerbose: Bool
    var showsProgress: Bool

    init(_ invocation: Invocation) {
        outputFile = invocation.outputFile
        color = invocation.choice(.color) ?? .auto
        mayPage = outputFile == nil && !invocation.has(.noPager)
        isStrict = invocation.has(.strict)
        isQuiet = invocation.has(.quiet)
        isVerbose = invocation.has(.verbose)
        showsProgress = !isQuiet && !invocation.has(.noProgress)
    }
}
