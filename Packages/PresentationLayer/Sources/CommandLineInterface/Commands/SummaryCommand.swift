internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `summary`: how many packages have each licence and each category.
@MainActor
struct SummaryCommand<Container: CommandDependency & LicenseInventoryDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = LicenseSummaryPresenter(
            dependency: context.container, source: context.invocation.source)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let summary = try presenter.state.summary.value(or: CommandFailure.system)
        switch context.invocation.format {
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(summary, to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(summary, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(LicenseSummaryView(presenter: presenter))
        }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }
}
