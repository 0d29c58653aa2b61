internal import DomainLayer
internal import TerminalUI

/// What the options mean to the commands.
extension Invocation {
    /// The system to read.
    var source: InventorySource {
        value(of: .root).map(InventorySource.root) ?? .standard
    }

    /// What to read beyond the rows.
    var detail: InventoryDetail {
        var detail: InventoryDetail = []
        if has(.texts) { detail.insert(.texts) }
        if has(.digests) { detail.insert(.digests) }
        return detail
    }

    /// Which of these packages to list, and how.
    func query(packages: [String]) -> LicenseQuery {
        LicenseQuery(
            packages: packages,
            licenses: values(of: .license),
            categories: choices(.category),
            bases: choices(.basis),
            onlyUnknown: has(.unknown),
            order: choice(.sort) ?? .name,
            grouping: choice(.by) ?? .package)
    }

    /// Which policy to check; nil where there is none.
    var policy: PolicyRequest? {
        let request = PolicyRequest(
            path: value(of: .policy), allow: values(of: .allow), deny: values(of: .deny))
        return request == PolicyRequest() ? nil : request
    }

    var format: OutputFormat { choice(.format) ?? .table }

    /// What to export; nil where the operand names nothing that there is.
    var exportFormat: ExportFormat? { operands.first.flatMap(ExportFormat.init) }

    /// The shell to write for; nil where the operand names none that is known.
    var shell: Shell? { operands.first.flatMap(Shell.init) }

    /// The file to write; nil for standard output.
    var outputFile: String? { value(of: .output) }

    var color: ColorChoice { choice(.color) ?? .auto }

    var isQuiet: Bool { has(.quiet) }

    var showsProgress: Bool { !isQuiet && !has(.noProgress) }
}
