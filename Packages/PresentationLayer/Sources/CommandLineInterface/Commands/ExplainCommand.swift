internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `explain`: what a license, a category, a basis or a finding is, and which packages have it.
@MainActor
struct ExplainCommand<Container: CommandDependency & LicenseInventoryDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = ExplanationPresenter(
            dependency: context.container, source: context.invocation.source,
            words: context.invocation.operands)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let explanations = try presenter.state.explanations.value(or: CommandFailure.explanation)
        switch context.invocation.format {
        case .json: try await context.put(explanations, inventory.system, as: JSONReport.write)
        case .markdown: try await context.put(explanations, as: MarkdownReport.write)
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(ExplanationView(presenter: presenter))
        }
        return context.verdict(on: [], failures: inventory.failures)
    }
}
