internal import DomainLayer
internal import TerminalUI
import Wording

extension Option {
    /// Every option, in the order of ``OptionName``.
    static let rows = OptionName.allCases.map(row)

    /// The row of this option.
    static func row(_ name: OptionName) -> Option {
        switch name {
        case .root:
            Option(
                name: name, value: .each("PATH"), kind: .file,
                help: "Read this folder, image, tar or package instead of this machine, or several"
                    + " packages; - is standard input")
        case .platform:
            Option(
                name: name, value: .text("NAME"),
                help: "Read an image for this platform, such as linux/arm64, if there are several")
        case .noVerify:
            Option(
                name: name,
                help: "Don't compute the digests of an image's layers; documents say so then")
        case .format:
            Option(
                name: name, short: "f", value: .choice("FORMAT", words(of: OutputFormat.self)),
                help: "Output format")
        case .output:
            Option(
                name: name, short: "o", value: .text("FILE"), kind: .file,
                help: "Write to this file, all or nothing")
        case .license:
            Option(
                name: name, value: .texts("PATTERN"), kind: .license,
                help: "Only packages with a license or exception that matches, such as GPL-*")
        case .main:
            Option(
                name: name, value: .texts("PATTERN"), kind: .license,
                help: "Only packages whose main license matches this pattern")
        case .category:
            Option(
                name: name, value: .choices("NAME", words(of: LicenseCategory.self)),
                aliases: LicenseCategory.formerNames.keys.sorted(),
                help: "Only packages of this category")
        case .basis:
            Option(
                name: name, value: .choices("BASIS", words(of: StatementBasis.self)),
                help: "Only packages whose license was found this way")
        case .unknown:
            Option(name: name, help: "Only packages whose license, or a part of it, is unknown")
        case .by:
            Option(
                name: name, value: .choice("GROUP", words(of: LicenseGrouping.self)),
                help: "List a row for each")
        case .sort:
            Option(
                name: name, value: .choice("ORDER", words(of: LicenseOrder.self)),
                help: "Order the rows by")
        case .reverse:
            Option(name: name, help: "Reverse the order of the rows")
        case .limit:
            Option(
                name: name, value: .number("N"), help: "List no more than this many rows")
        case .columns:
            Option(
                name: name, value: .choices("NAMES", words(of: ListColumn.self)),
                aliases: ListColumn.otherNames.keys.sorted(),
                help: "List packages with these columns", formats: [.table, .csv, .tsv, .markdown],
                valueNeeds: [
                    (ListColumn.layer.rawValue, .layers),
                    (ListColumn.concludedLicense.rawValue, .policy),
                ])
        case .full:
            Option(
                name: name,
                help:
                    "Show whole license expressions, or all that differs, not only what matters most",
                formats: [.table, .markdown])
        case .brief:
            Option(
                name: name, help: "Leave out statements, holders, findings and unexplained lines",
                formats: [.json, .jsonl])
        case .all:
            Option(name: name, help: "Count all licenses, not just the commonest")
        case .recursive:
            Option(name: name, short: "r", help: "Read the files in these folders, and below them")
        case .statements:
            Option(name: name, help: "Show every statement with its evidence", formats: [.table])
        case .unexplained:
            Option(
                name: name, help: "Show the lines that nothing explains",
                formats: [.table, .markdown])
        case .text:
            Option(name: name, help: "Add the text of the copyright file")
        case .texts:
            Option(name: name, help: "Add the texts of LicenseRef- ids", formats: [.json])
        case .digests:
            Option(
                name: name, help: "Add the SHA-256 of each copyright file",
                formats: [.json, .jsonl])
        case .layers:
            Option(
                name: name, help: "Show which layer of the image added, changed or removed packages"
            )
        case .verbatim:
            Option(name: name, help: "Write the copyright files themselves, each once")
        case .owed:
            Option(name: name, help: "Leave out source packages for which no license asks")
        case .host:
            Option(
                name: name, value: .text("NAME"),
                help: "Host name for the rows")
        case .day:
            Option(
                name: name, value: .text("DATE"),
                help: "Day of the rows, such as 2026-11-23")
        case .creator:
            Option(
                name: name, value: .text("AGENT"),
                help: "Who makes the bill of materials, as in 'Organization: NAME (MAIL)'")
        case .productName:
            Option(
                name: name, value: .text("NAME"),
                help: "What the bill's product is called; by default the image's repository")
        case .productVersion:
            Option(
                name: name, value: .text("VERSION"),
                help: "The product's version; by default the image's tag")
        case .supplier:
            Option(
                name: name, value: .text("AGENT"),
                help: "Who supplies the product, as in 'Organization: NAME (MAIL)'")
        case .policy:
            Option(
                name: name, value: .text("FILE"), kind: .file,
                help:
                    "The policy file: check, diff and export html judge by it, and other commands"
                    + " show what its clarifications conclude")
        case .allow:
            Option(
                name: name, value: .texts("PATTERN"), kind: .policyPattern,
                help: "Allow licenses that match this pattern, or category:NAME")
        case .deny:
            Option(
                name: name, value: .texts("PATTERN"), kind: .policyPattern,
                help: "Deny licenses that match this pattern, or category:NAME")
        case .scope:
            Option(
                name: name, value: .choice("SCOPE", words(of: LicenseScope.self)),
                help: "Which of a package's licenses to check")
        case .baseline:
            Option(
                name: name, value: .text("LISTING"), kind: .file,
                help: "Fail only on violations that this saved listing doesn't have")
        case .rows:
            Option(
                name: name, value: .text("FILE"), kind: .file,
                help: "Check the rows of this file, as export rows writes them; - is standard input"
            )
        case .initialize:
            Option(name: name, help: "Write a starter policy, and exit")
        case .review:
            Option(
                name: name,
                help: "Add a stanza for each unlisted text of the system to the policy -o FILE")
        case .force:
            Option(name: name, help: "Let --init replace a file")
        case .failOnChange:
            Option(name: name, help: "Exit with 1 if there is a difference")
        case .strict:
            Option(name: name, help: "Exit with 4 if a package or file has no license of its own")
        case .color:
            Option(
                name: name, value: .choice("WHEN", words(of: ColorChoice.self)),
                help: "Color the output")
        case .quiet:
            Option(name: name, short: "q", help: "Omit summary and progress")
        case .verbose:
            Option(name: name, short: "v", help: "Log each step on standard error")
        case .noPager:
            Option(name: name, help: "Don't show long output through $PAGER", formats: [.table])
        case .noProgress:
            Option(name: name, help: "Show no progress on standard error")
        case .help:
            Option(name: name, short: "h", help: "Print this help")
        case .version:
            Option(
                name: name, short: "V",
                help: "Print the version; with -v, also credit data sources")
        }
    }

    private static func words<Choice: CaseIterable & RawRepresentable<String>>(
        of choice: Choice.Type
    ) -> [String] {
        choice.allCases.map(\.rawValue)
    }
}
