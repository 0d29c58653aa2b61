internal import DomainLayer
import Wording

/// The words of a command line, sorted: a command, its operands and its options.
///
/// Each command makes its own options of it once, and reads no words after that.
struct Invocation {
    var command: Command
    /// Whether a word names the command, rather than a package that `list` shall list.
    var isCommandNamed = true
    /// The words that are no options, in their order.
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

    /// The value that counts, which is the last; nil if the option was not given.
    func value(of option: OptionName) -> String? {
        values(of: option).last
    }

    /// The value of an option that takes one of the words of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionName) -> Choice? {
        value(of: option).flatMap(Choice.init)
    }

    /// The values of an option that takes some of the words of `Choice`.
    func choices<Choice: RawRepresentable<String>>(_ option: OptionName) -> [Choice] {
        values(of: option).compactMap(Choice.init)
    }
}

// MARK: What several commands may be told

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

    /// The operands as what is read.
    var inputs: [InputSource] { operands.map(InputSource.init(operand:)) }

    /// What to read beyond the rows.
    var detail: InventoryDetail {
        var detail: InventoryDetail = []
        if has(.texts) { detail.insert(.texts) }
        if has(.digests) { detail.insert(.digests) }
        return detail
    }

    /// How to write the answer: as asked for, or what comes first with the command.
    var format: OutputFormat { choice(.format) ?? command.formats.first ?? .table }

    /// The row of that format in a command's table.
    func format<Answer>(of table: [Format<Answer>]) -> Format<Answer> {
        table.first { $0.name == format } ?? .table
    }

    /// The host that rows are of; nil if none is named.
    var host: HostName? { value(of: .host).flatMap(HostName.init) }

    /// The day that rows are of; nil if none is named.
    var day: CalendarDate? { value(of: .day).flatMap(CalendarDate.init(parsing:)) }

    /// The file to write; nil for standard output, which is also `-`. A file of that name is `./-`.
    var outputFile: String? { value(of: .output).flatMap { $0 == "-" ? nil : $0 } }
}

extension InputSource {
    /// `-` is standard input; a file or folder of that name is `./-`.
    init(operand: String) {
        self = operand == "-" ? .standardInput : .path(operand)
    }
}
