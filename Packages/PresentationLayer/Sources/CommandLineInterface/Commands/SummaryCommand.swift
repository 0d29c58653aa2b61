internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `summary`: how many packages have each license and each category.
@MainActor
struct SummaryCommand<Container: CommandDependency & LicenseScanDependency> {
    let context: CommandContext<Container>
    let options: SummaryOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = LicenseSummaryPresenter(
            dependency: context.container, source: options.source)
        await context.follow(
            { presenter.state.inventory }, of: options.source, during: presenter.onAppear)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let summary = try presenter.state.summary.value(or: CommandFailure.system)
        try await context.put(
            summary, as: options.format,
            or: VStack(spacing: 1) {
                LicenseSummaryView(presenter: presenter, showsAll: options.showsAll)
                if !context.common.isQuiet { NextSteps(summary: summary) }
            })
        return context.status(of: inventory.entries, failures: inventory.failures)
    }
}

/// The options of `summary`.
struct SummaryOptions {
    var source: InventorySource
    /// Whether to count all licenses, not only the commonest.
    var showsAll: Bool
    var format: Format<LicenseSummary>

    init(_ invocation: Invocation) {
        source = invocation.source
        showsAll = invocation.has(.all)
        format = invocation.format(of: Self.formats)
    }
}

extension SummaryOptions {
    static let formats: [Format<LicenseSummary>] = [
        .table,
        .report(.json, JSONReport.write),
        .report(.csv, CSVReport.write),
        .report(.markdown, MarkdownReport.write),
    ]
}

/// Command lines to go on with after a summary.
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
