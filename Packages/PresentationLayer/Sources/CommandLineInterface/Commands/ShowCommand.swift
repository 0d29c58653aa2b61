internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `show`: everything about one package.
@MainActor
struct ShowCommand<Container: CommandDependency & LicenseDetailPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = LicenseDetailPresenter(
            dependency: context.container, source: context.invocation.source,
            detail: context.invocation.detail,
            package: context.invocation.operands.joined(),
            showsText: context.invocation.has(.text))
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let system = try presenter.state.inventory.value(or: CommandFailure.system).system
        let entry = try presenter.state.entry.value(or: CommandFailure.packages)
        switch context.invocation.format {
        case .json:
            let license = try text(of: presenter.state)
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(entry, on: system, license: license, to: &sink)
            }
        case .markdown:
            let license = try text(of: presenter.state)
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(entry, on: system, license: license, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(LicenseDetailView(presenter: presenter))
            _ = try text(of: presenter.state)
        }
        return context.verdict(on: [entry], failures: [entry.failure].compactMap(\.self))
    }

    /// The copyright text if `--text` asks for it.
    private func text(of state: LicenseDetailState) throws(CommandFailure) -> License? {
        guard context.invocation.has(.text) else { return nil }
        return try state.text.value(or: CommandFailure.system)
    }
}
