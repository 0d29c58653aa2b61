internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `list`: one row per package, source package or licence.
@MainActor
struct ListCommand<Container: CommandDependency & LicenseListPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let invocation = context.invocation
        let presenter = LicenseListPresenter(
            dependency: context.container, source: invocation.source, detail: invocation.detail,
            query: invocation.query)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let listing = try presenter.state.listing.value(or: CommandFailure.packages)
        switch invocation.format {
        case .table, .sarif:
            try await context.put(
                LicenseListView(presenter: presenter, showsFooter: !invocation.isQuiet))
        case .json:
            try await context.put { sink throws(TerminalError) in
                try await JSONReport.write(listing, to: &sink)
            }
        case .jsonl:
            try await context.put { sink throws(TerminalError) in
                try await JSONLinesReport.write(listing, to: &sink)
            }
        case .csv:
            try await context.put { sink throws(TerminalError) in
                try CSVReport.write(listing, to: &sink)
            }
        case .tsv:
            try await context.put { sink throws(TerminalError) in
                try TSVReport.write(listing, to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(listing, to: &sink)
            }
        }
        return context.verdict(
            on: listing.entries, failures: inventory.failures,
            isExplained: showsFooter && !inventory.systemFailures.isEmpty)
    }

    /// Whether standard output ends with what concerns the system as a whole.
    private var showsFooter: Bool {
        let invocation = context.invocation
        return invocation.format == .table && !invocation.isQuiet && invocation.outputFile == nil
    }
}
