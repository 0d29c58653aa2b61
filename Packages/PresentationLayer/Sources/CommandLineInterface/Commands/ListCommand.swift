internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `list`: one row per package, source package or license.
@MainActor
struct ListCommand<Container: CommandDependency & LicenseListPresenterDependency> {
    let context: CommandContext<Container>
    let options: ListOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = LicenseListPresenter(
            dependency: context.container, source: options.source, detail: options.detail,
            query: options.query, patterns: options.patterns,
            wantsReasons: [.json, .jsonl].contains(options.format.name),
            wantsLayers: options.tellsLayers)
        await context.follow(
            { presenter.state.inventory }, of: options.source, during: presenter.onAppear)
        let listing = try presenter.state.listing.value(or: failure)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let answer = ListAnswer(
            listing: listing, columns: options.columns,
            content: JSONListingContent(
                reasons: presenter.state.installation, isBrief: options.isBrief))
        try await context.put(
            answer, as: options.format,
            or: LicenseListView(
                presenter: presenter,
                layout: LicenseListLayout(
                    columns: options.columns, isFull: options.isFull,
                    showsFooter: !context.common.isQuiet)))
        return context.status(
            of: listing.entries, failures: inventory.failures,
            isExplained: showsFooter && !inventory.systemFailures.isEmpty)
    }

    /// If the command line names no command, a first word that is no package may be a mistyped
    /// command.
    private func failure(_ error: PackageSelectionError) -> CommandFailure {
        if !options.isCommandNamed, case .notInstalled(let word, let nearest) = error,
            word == options.query.packages.first
        {
            return .usage(.unknownFirstWord(word, nearest: nearest))
        }
        return .packages(error)
    }

    /// Whether standard output ends with notes on the system as a whole.
    private var showsFooter: Bool {
        options.format.name == .table && !context.common.isQuiet
            && context.common.outputFile == nil
    }
}

/// The options of `list`.
struct ListOptions {
    var source: InventorySource
    /// Whether a word names the command, rather than a package.
    var isCommandNamed: Bool
    /// Which packages to list, and how.
    var query: LicenseQuery
    /// The patterns of the licenses to list.
    var patterns: [PolicyText]
    /// What to read beyond the rows.
    var detail: InventoryDetail
    /// The columns of a list of packages; nil for the default ones.
    var columns: [ListColumn]?
    /// Whether to show the whole expression rather than the main license.
    var isFull: Bool
    /// Whether to omit statements, holders, findings and unexplained lines.
    var isBrief: Bool
    /// Whether to show which layer of an image brought each package.
    var tellsLayers: Bool
    var format: Format<ListAnswer>

    init(_ invocation: Invocation) {
        source = invocation.source
        isCommandNamed = invocation.isCommandNamed
        query = LicenseQuery(
            packages: invocation.operands,
            categories: invocation.choices(.category),
            wantsUnknown: invocation.has(.unknown),
            bases: invocation.choices(.basis),
            order: invocation.choice(.sort) ?? .name,
            isReversed: invocation.has(.reverse),
            limit: invocation.value(of: .limit).flatMap { Int($0) },
            grouping: invocation.choice(.by) ?? .package)
        patterns =
            invocation.values(of: .license).map { PolicyText($0, at: .request(.license)) }
            + invocation.values(of: .main).map { PolicyText($0, at: .request(.main)) }
        detail = invocation.detail
        columns = invocation.has(.columns) ? invocation.choices(.columns) : nil
        isFull = invocation.has(.full)
        isBrief = invocation.has(.brief)
        tellsLayers = invocation.has(.layers)
        format = invocation.format(of: Self.formats)
    }
}

/// The answer of `list`, for reports.
struct ListAnswer {
    var listing: LicenseListing
    /// The requested columns; nil for the default ones.
    var columns: [ListColumn]?
    /// What JSON says about the packages.
    var content: JSONListingContent
}

extension ListOptions {
    static let formats: [Format<ListAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.listing, answer.content, to: &sink)
        },
        .report(.jsonl) { answer, sink throws(TerminalError) in
            try JSONLinesReport.write(answer.listing, answer.content, to: &sink)
        },
        .report(.csv) { answer, sink throws(TerminalError) in
            try CSVReport.write(answer.listing, columns: answer.columns, to: &sink)
        },
        .report(.tsv) { answer, sink throws(TerminalError) in
            try TSVReport.write(answer.listing, columns: answer.columns, to: &sink)
        },
        .report(.markdown) { answer, sink throws(TerminalError) in
            try MarkdownReport.write(answer.listing, columns: answer.columns, to: &sink)
        },
    ]
}
