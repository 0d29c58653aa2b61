internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `show`: everything about packages.
@MainActor
struct ShowCommand<Container: CommandDependency & LicenseDetailPresenterDependency> {
    let context: CommandContext<Container>
    let options: ShowOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = LicenseDetailPresenter(
            dependency: context.container, source: options.source, detail: options.detail,
            packages: options.packages, showsText: options.showsText,
            showsUnexplained: options.showsUnexplained, wantsLayers: options.tellsLayers)
        await context.follow(
            { presenter.state.inventory }, of: options.source, during: presenter.onAppear)
        let system = try presenter.state.inventory.value(or: CommandFailure.system).system
        let details = try presenter.state.details.value(or: CommandFailure.packages)
        try await context.put(
            ShowAnswer(details: details, system: system), as: options.format,
            or: LicenseDetailView(
                presenter: presenter, showsStatements: options.showsStatements,
                wayToUnexplained: OptionName.wayToUnexplained))
        for detail in details {
            if case .failure(let error) = detail.text { throw .system(error) }
            if case .failure(let error) = detail.unexplained { throw .system(error) }
        }
        let entries = details.map(\.entry)
        return context.status(of: entries, failures: entries.compactMap(\.failure))
    }
}

/// The options of `show`.
struct ShowOptions {
    var source: InventorySource
    /// Names, globs or paths.
    var packages: [String]
    /// What to read beyond the rows.
    var detail: InventoryDetail
    var showsStatements: Bool
    /// Whether to add the text of the copyright file.
    var showsText: Bool
    /// Whether to show the unexplained lines.
    var showsUnexplained: Bool
    /// Whether to show what each layer of an image did to the packages.
    var tellsLayers: Bool
    var format: Format<ShowAnswer>

    init(_ invocation: Invocation) {
        source = invocation.source
        packages = invocation.operands
        detail = invocation.detail
        showsStatements = invocation.has(.statements)
        showsText = invocation.has(.text)
        showsUnexplained = invocation.has(.unexplained)
        tellsLayers = invocation.has(.layers)
        format = invocation.format(of: Self.formats)
    }
}

/// The answer of `show`, for reports.
struct ShowAnswer {
    var details: [LicenseDetail]
    var system: SystemIdentity
}

extension ShowOptions {
    static let formats: [Format<ShowAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.details, on: answer.system, to: &sink)
        },
        .report(.markdown) { answer, sink throws(TerminalError) in
            try MarkdownReport.write(answer.details, on: answer.system, to: &sink)
        },
    ]
}

extension OptionName {
    /// How to see the unexplained lines of a file, for people who see how many there are.
    static let wayToUnexplained = "\(OptionName.unexplained.word) shows them"
}
