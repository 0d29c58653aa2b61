internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `summary`: how many packages have each licence and each category.
@MainActor
struct SummaryCommand<Container: CommandDependency & LicenseSummaryPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let inventory = try await context.inventory()
        try await put(inventory)
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }

    private func put(_ inventory: LicenseInventory) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(inventory.summary(), to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(inventory.summary(), to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            let presenter = LicenseSummaryPresenter(
                dependency: context.container, source: context.invocation.source)
            await presenter.onAppear()
            try await context.put(LicenseSummaryView(presenter: presenter))
        }
    }
}
