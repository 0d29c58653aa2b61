internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI
import Wording

/// A command line that makes sense: a command with options that it takes.
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

// MARK: What the options mean to the commands

/// What the options mean to the commands.
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

    /// What to read beyond the rows.
    var detail: InventoryDetail {
        var detail: InventoryDetail = []
        if has(.texts) { detail.insert(.texts) }
        if has(.digests) { detail.insert(.digests) }
        return detail
    }

    /// Which packages to list, as they are named on the command line, and how.
    var query: LicenseQuery {
        LicenseQuery(
            packages: operands,
            categories: choices(.category) + (has(.unknown) ? [.unknown] : []),
            bases: choices(.basis),
            order: choice(.sort) ?? .name,
            isReversed: has(.reverse),
            limit: value(of: .limit).flatMap { Int($0) },
            grouping: choice(.by) ?? .package)
    }

    /// How a list is laid out.
    var listLayout: LicenseListLayout {
        let columns: [ListColumn] = choices(.columns)
        return LicenseListLayout(
            columns: columns.isEmpty ? nil : columns, isFull: has(.full), showsFooter: !isQuiet)
    }

    /// How what files state is laid out.
    var identificationLayout: FileIdentificationLayout {
        FileIdentificationLayout(
            showsStatements: has(.statements), isFull: has(.full),
            showsUnexplained: has(.unexplained), wayToUnexplained: Self.wayToUnexplained)
    }

    /// How to see the unexplained lines of a file, for those who see how many there are.
    static let wayToUnexplained = "--unexplained shows them"

    /// The patterns of the licenses to list.
    var patterns: [PolicyText] {
        values(of: .license).map { PolicyText($0, at: .request(.license)) }
            + values(of: .main).map { PolicyText($0, at: .request(.main)) }
    }

    /// The rows to check; nil if they aren't what is checked.
    var rowFile: RowFile? {
        value(of: .rows).map { RowFile(at: InputSource(operand: $0), host: host, day: day) }
    }

    /// Which policy to check.
    var policy: PolicyRequest {
        PolicyRequest(
            path: value(of: .policy), allow: values(of: .allow), deny: values(of: .deny),
            scope: choice(.scope))
    }

    /// How to write it: as asked for, or what comes first with the command.
    var format: OutputFormat { choice(.format) ?? command.formats.first ?? .table }

    /// The host that rows are of; nil if none is named.
    var host: HostName? { value(of: .host).flatMap(HostName.init) }

    /// The day that rows are of; nil if none is named.
    var day: CalendarDate? { value(of: .day).flatMap(CalendarDate.init(parsing:)) }

    /// What to export; nil if the operand names nothing that there is.
    var exportFormat: ExportFormat? { operands.first.flatMap(ExportFormat.init(word:)) }

    /// The shell to write for; nil if the operand names none that is known.
    var shell: Shell? { operands.first.flatMap(Shell.init) }

    /// The file to write; nil for standard output, which is also `-`. A file of that name is `./-`.
    var outputFile: String? { value(of: .output).flatMap { $0 == "-" ? nil : $0 } }

    var color: ColorChoice { choice(.color) ?? .auto }

    /// Whether long output may go through a pager.
    var mayPage: Bool { outputFile == nil && !has(.noPager) }

    var isQuiet: Bool { has(.quiet) }

    var showsProgress: Bool { !isQuiet && !has(.noProgress) }
}
