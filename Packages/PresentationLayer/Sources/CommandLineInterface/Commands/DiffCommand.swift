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
        let asksToFail = options.failsOnChange && !difference.isEmpty
        do throws(CommandFailure) {
            try await context.put(
                difference, as: options.format,
                or: InventoryDifferenceView(
                    presenter: presenter, showsFooter: !context.common.isQuiet))
        } catch {
            // A difference counts even if it could not be reported.
            if !asksToFail { throw error }
            for message in error.messages { context.say(message) }
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
        let difference = try presenter.state.difference.value(or: CommandFailure.difference)
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
    var format: Format<InventoryDifference>

    init(_ invocation: Invocation) throws(CommandFailure) {
        guard let old = invocation.inputs.first, let new = invocation.inputs.dropFirst().first
        else {
            throw .usage(.missingOperand(invocation.command.placeholder, of: .diff))
        }
        request = InventoryComparisonRequest(
            from: old, to: new, platform: invocation.value(of: .platform),
            isVerified: !invocation.has(.noVerify), tellsLayers: invocation.has(.layers))
        failsOnChange = invocation.has(.failOnChange)
        format = invocation.format(of: Self.formats)
    }
}

extension DiffOptions {
    static let formats: [Format<InventoryDifference>] = [
        .table,
        .report(.json, JSONReport.write),
        .report(.markdown, MarkdownReport.write),
    ]
}
