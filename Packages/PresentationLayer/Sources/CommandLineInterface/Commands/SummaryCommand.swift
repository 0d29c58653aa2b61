internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `summary`: how many packages have each license and each category.
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
        case .json: try await context.put(summary, as: JSONReport.write)
        case .markdown: try await context.put(summary, as: MarkdownReport.write)
        case .csv: try await context.put(summary, as: CSVReport.write)
        case .table, .jsonl, .tsv, .sarif:
            try await context.put(
                VStack(spacing: 1) {
                    LicenseSummaryView(
                        presenter: presenter, showsAll: context.invocation.has(.all))
                    if !context.invocation.isQuiet { NextSteps(summary: summary) }
                })
        }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }
}

/// What to do about what the summary says, as command lines.
private struct NextSteps: View {
    let summary: LicenseSummary

    var body: some View {
        VStack {
            Text("Next").bold()
            Table(steps) {
                Column("") { Text("  \(Tool.name) \($0.command)") }
                Column("") { Text($0.purpose).dim() }
            }
        }
    }

    private var steps: [(command: String, purpose: String)] {
        var steps = [
            (command: "show PACKAGE", purpose: "a package's licenses, and why it is installed"),
            ("check --init -o FILE", "start a policy"),
        ]
        if summary.categories.contains(where: { $0.key == .networkCopyleft }) {
            steps.insert(
                ("list --category network-copyleft", "packages with a network copyleft"), at: 0)
        }
        if summary.unknown > 0 {
            steps.insert(("list --unknown", "packages whose license is not known"), at: 0)
        }
        return steps
    }
}
