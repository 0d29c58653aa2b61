internal import DomainLayer
internal import TerminalUI

extension Option {
    /// Every option, in the order of ``OptionName``.
    static let rows = OptionName.allCases.map(row)

    /// The row of this option.
    static func row(_ name: OptionName) -> Option {
        switch name {
        case .root:
            Option(
                name: name, value: .text("DIR"), kind: .folder,
                help: "Read the Debian system in this folder")
        case .format:
            Option(
                name: name, short: "f", value: .choice("FORMAT", words(of: OutputFormat.self)),
                help: "Write as")
        case .output:
            Option(
                name: name, short: "o", value: .text("FILE"), kind: .file,
                help: "Write to this file, whole or not at all")
        case .license:
            Option(
                name: name, value: .texts("GLOB"), kind: .license,
                help: "Only packages with a licence or exception like this, such as GPL-*")
        case .category:
            Option(
                name: name, value: .choices("NAME", words(of: LicenseCategory.self)),
                help: "Only packages of this category")
        case .basis:
            Option(
                name: name, value: .choices("BASIS", words(of: EvidenceKind.self)),
                help: "Only packages whose answer rests on this")
        case .unknown:
            Option(name: name, help: "Only packages of category unknown")
        case .by:
            Option(
                name: name, value: .choice("GROUP", words(of: LicenseGrouping.self)),
                help: "List a row for each")
        case .sort:
            Option(
                name: name, value: .choice("ORDER", words(of: LicenseOrder.self)),
                help: "Order the rows by")
        case .text:
            Option(name: name, help: "Add the text of the copyright file")
        case .texts:
            Option(name: name, help: "Add the texts of LicenseRef- ids", formats: [.json])
        case .digests:
            Option(
                name: name, help: "Add the SHA-256 of each copyright file",
                formats: [.json, .jsonl])
        case .policy:
            Option(
                name: name, value: .text("FILE"), kind: .file,
                help: "Check the policy in this file")
        case .allow:
            Option(
                name: name, value: .texts("GLOB"), kind: .policyPattern,
                help: "Allow licences like this, or of category:NAME")
        case .deny:
            Option(
                name: name, value: .texts("GLOB"), kind: .policyPattern,
                help: "Deny licences like this, or of category:NAME")
        case .initialize:
            Option(name: name, help: "Write a policy to begin with, and check nothing")
        case .failOnChange:
            Option(name: name, help: "Exit with 1 where there is a difference")
        case .strict:
            Option(name: name, help: "Exit with 3 where something has no answer of its own")
        case .color:
            Option(
                name: name, value: .choice("WHEN", words(of: ColorChoice.self)),
                help: "Colour the output")
        case .quiet:
            Option(name: name, short: "q", help: "Print neither closing summary nor progress")
        case .verbose:
            Option(name: name, short: "v", help: "Tell on standard error what is done")
        case .noProgress:
            Option(name: name, help: "Show no progress on standard error")
        case .help:
            Option(name: name, short: "h", help: "Print this help")
        case .version:
            Option(name: name, help: "Print the version; with -v, credit whose data it uses")
        }
    }

    private static func words<Choice: CaseIterable & RawRepresentable<String>>(
        of choice: Choice.Type
    ) -> [String] {
        choice.allCases.map(\.rawValue)
    }
}
