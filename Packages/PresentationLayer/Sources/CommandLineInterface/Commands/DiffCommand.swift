internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `diff`: which packages and licenses were added, removed or changed between two inventories.
@MainActor
struct DiffCommand<Container: CommandDependency & InventoryDifferencePresenterDependency> {
    let context: CommandContext<Container>
    let options: DiffOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = InventoryDifferencePresenter(
            dependency: context.container, request: options.request)
        let difference = try await difference(from: presenter)
        let asksToFail =
            options.failsOnChange && !difference.isEmpty
            || difference.verdict?.violations.isEmpty == false
        do throws(CommandFailure) {
            try await context.put(
                DiffAnswer(difference: difference, isFull: options.isFull), as: options.format,
                or: InventoryDifferenceView(
                    presenter: presenter, isFull: options.isFull,
                    wayToAll:
                        "\(OptionName.full.word) shows statements, holders, texts and findings",
                    showsFooter: !context.common.isQuiet))
        } catch {
            // A difference counts even if it could not be reported.
            if !asksToFail { throw error }
            context.report(error)
            return .violation
        }
        for side in [difference.old, difference.new] where side.isIncomplete {
            context.say("\(side.origin.label) is incomplete: something of it could not be read")
        }
        if asksToFail { return .violation }
        return difference.isIncomplete ? .failure : .success
    }

    private func difference(
        from presenter: InventoryDifferencePresenter<Container>
    ) async throws(CommandFailure) -> InventoryDifference {
        await context.watch(
            { presenter.state.difference }, of: .standard, during: presenter.onAppear)
        let difference = try presenter.state.difference.value(or: CommandFailure.init)
        for side in [difference.old, difference.new] {
            context.log("Read \(side.packages.counting("package")) of \(side.origin.label).")
        }
        return difference
    }
}

/// The options of `diff`.
struct DiffOptions {
    /// What to compare.
    var request: InventoryComparisonRequest
    /// Whether a difference makes the command fail.
    var failsOnChange: Bool
    /// Whether to show more than a reviewer decides on.
    var isFull: Bool
    var format: Format<DiffAnswer>

    init(_ invocation: Invocation) throws(CommandFailure) {
        guard let old = invocation.inputs.first, let new = invocation.inputs.dropFirst().first
        else {
            throw .usage(.missingOperand(invocation.command.placeholder, of: .diff))
        }
        request = InventoryComparisonRequest(
            from: old, to: new, platform: invocation.value(of: .platform),
            isVerified: !invocation.has(.noVerify), tellsLayers: invocation.has(.layers),
            policy: invocation.value(of: .policy).map { PolicyRequest(path: $0) })
        failsOnChange = invocation.has(.failOnChange)
        isFull = invocation.has(.full)
        format = invocation.format(of: Self.formats)
    }
}

/// The answer of `diff`, for reports.
struct DiffAnswer {
    var difference: InventoryDifference
    /// Whether people want more than a reviewer decides on.
    var isFull: Bool
}

extension DiffOptions {
    static let formats: [Format<DiffAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.difference, to: &sink)
        },
        .report(.markdown) { answer, sink throws(TerminalError) in
            try MarkdownReport.write(answer.difference, isFull: answer.isFull, to: &sink)
        },
    ]
}
