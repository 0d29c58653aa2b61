internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `list`: one row per package, source package or license.
@MainActor
struct ListCommand<Container: CommandDependency & LicenseListPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let invocation = context.invocation
        let presenter = LicenseListPresenter(
            dependency: context.container, source: invocation.source, detail: invocation.detail,
            query: invocation.query, patterns: invocation.patterns,
            wantsReasons: [.json, .jsonl].contains(invocation.format),
            wantsLayers: invocation.has(.layers))
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let listing = try presenter.state.listing.value(or: failure)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        try await put(listing, of: presenter)
        return context.verdict(
            on: listing.entries, failures: inventory.failures,
            isExplained: showsFooter && !inventory.systemFailures.isEmpty)
    }

    private func put(
        _ listing: LicenseListing, of presenter: LicenseListPresenter<Container>
    ) async throws(CommandFailure) {
        let invocation = context.invocation
        let content = JSONListingContent(
            reasons: presenter.state.installation, isBrief: invocation.has(.brief))
        let columns = invocation.listLayout.columns
        switch invocation.format {
        case .table, .sarif:
            try await context.put(
                LicenseListView(presenter: presenter, layout: invocation.listLayout))
        case .json: try await context.put(listing, content, as: JSONReport.write)
        case .jsonl: try await context.put(listing, content, as: JSONLinesReport.write)
        case .csv: try await context.put(listing, columns, as: CSVReport.write)
        case .tsv: try await context.put(listing, columns, as: TSVReport.write)
        case .markdown: try await context.put(listing, columns, as: MarkdownReport.write)
        }
    }

    /// A first word that is no package might have been meant as a command.
    private func failure(_ error: PackageSelectionError) -> CommandFailure {
        if !context.invocation.isCommandNamed, case .notInstalled(let word, let nearest) = error,
            word == context.invocation.operands.first
        {
            return .usage(.unknownFirstWord(word, nearest: nearest))
        }
        return .packages(error)
    }

    /// Whether standard output ends with what concerns the system as a whole.
    private var showsFooter: Bool {
        let invocation = context.invocation
        return invocation.format == .table && !invocation.isQuiet && invocation.outputFile == nil
    }
}
