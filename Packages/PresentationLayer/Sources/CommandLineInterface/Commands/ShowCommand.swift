internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `show`: everything about packages.
@MainActor
struct ShowCommand<Container: CommandDependency & LicenseDetailPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let invocation = context.invocation
        let presenter = LicenseDetailPresenter(
            dependency: context.container, source: invocation.source, detail: invocation.detail,
            packages: invocation.operands, showsText: invocation.has(.text),
            showsUnexplained: invocation.has(.unexplained), wantsLayers: invocation.has(.layers))
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let system = try presenter.state.inventory.value(or: CommandFailure.system).system
        let details = try presenter.state.details.value(or: CommandFailure.packages)
        switch invocation.format {
        case .json: try await context.put(details, system, as: JSONReport.write)
        case .markdown: try await context.put(details, system, as: MarkdownReport.write)
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(
                LicenseDetailView(
                    presenter: presenter, showsStatements: invocation.has(.statements),
                    wayToUnexplained: Invocation.wayToUnexplained))
        }
        for detail in details {
            if case .failure(let error) = detail.text { throw .system(error) }
            if case .failure(let error) = detail.unexplained { throw .system(error) }
        }
        let entries = details.map(\.entry)
        return context.verdict(on: entries, failures: entries.compactMap(\.failure))
    }
}
