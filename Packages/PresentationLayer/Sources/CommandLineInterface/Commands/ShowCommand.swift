internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `show`: everything about one package.
@MainActor
struct ShowCommand<Container: CommandDependency & LicenseDetailPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let inventory = try await context.inventory()
        let entry = try await entry(in: inventory)
        try await put(entry, on: inventory.system)
        return context.verdict(on: [entry], failures: [entry.failure].compactMap(\.self))
    }

    /// The one package that the operand names.
    private func entry(in inventory: LicenseInventory) async throws(CommandFailure) -> LicenseEntry
    {
        let packages = try await context.packages(in: inventory)
        let entries = inventory.listing(for: context.invocation.query(packages: packages)).entries
        let operand = context.invocation.operands.joined()
        guard let entry = entries.first else {
            throw .usage(.packageNotInstalled(operand, nearest: nil))
        }
        if entries.count > 1 { throw .usage(.packageNotUnique(operand, entries.map(\.id))) }
        return entry
    }

    private func put(
        _ entry: LicenseEntry, on system: SystemIdentity
    ) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json:
            let license = try await license(of: entry)
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(entry, on: system, license: license, to: &sink)
            }
        case .markdown:
            let license = try await license(of: entry)
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(entry, on: system, license: license, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            let presenter = LicenseDetailPresenter(
                dependency: context.container, source: context.invocation.source, id: entry.id,
                showsText: context.invocation.has(.text))
            await presenter.onAppear()
            try await context.put(LicenseDetailView(presenter: presenter))
            if case .failure(let error) = presenter.state.text { throw .system(error) }
        }
    }

    /// The copyright text where `--text` asks for it.
    private func license(of entry: LicenseEntry) async throws(CommandFailure) -> License? {
        guard context.invocation.has(.text) else { return nil }
        do throws(LicenseDriverError) {
            return try await context.container.licenseDriver.license(
                of: entry, in: context.invocation.source)
        } catch {
            throw .system(error)
        }
    }
}
