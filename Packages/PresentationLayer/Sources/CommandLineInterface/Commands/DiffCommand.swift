internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `diff`: what packages and licenses came, went or changed from one inventory to another.
@MainActor
struct DiffCommand<Container: CommandDependency & InventoryDifferencePresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = try presenter()
        let difference = try await difference(from: presenter)
        let asksToFail = context.invocation.has(.failOnChange) && !difference.isEmpty
        do throws(CommandFailure) {
            try await put(difference, of: presenter)
        } catch {
            // A difference is one though nobody could be told of it.
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

    private func presenter() throws(CommandFailure) -> InventoryDifferencePresenter<Container> {
        let origins = context.invocation.operands.map(InputSource.init(operand:))
        guard let old = origins.first, let new = origins.last else {
            throw .usage(.missingOperand("OLD NEW", of: .diff))
        }
        if old == .standardInput, new == .standardInput { throw .usage(.standardInputTwice) }
        return InventoryDifferencePresenter(
            dependency: context.container,
            request: InventoryDifferenceRequest(
                from: old, to: new, platform: context.invocation.value(of: .platform),
                isVerified: !context.invocation.has(.noVerify),
                tellsLayers: context.invocation.has(.layers)))
    }

    private func difference(
        from presenter: InventoryDifferencePresenter<Container>
    ) async throws(CommandFailure) -> InventoryDifference {
        await context.watch({ presenter.state.difference }, during: presenter.onAppear)
        let difference = try presenter.state.difference.value(or: CommandFailure.difference)
        for side in [difference.old, difference.new] {
            context.log("Read \(side.packages.counting("package")) of \(side.origin.label).")
        }
        return difference
    }

    private func put(
        _ difference: InventoryDifference, of presenter: InventoryDifferencePresenter<Container>
    ) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json: try await context.put(difference, as: JSONReport.write)
        case .markdown: try await context.put(difference, as: MarkdownReport.write)
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(
                InventoryDifferenceView(
                    presenter: presenter, showsFooter: !context.invocation.isQuiet))
        }
    }
}

extension InputSource {
    /// `-` is standard input; a file or folder of that name is `./-`.
    init(operand: String) {
        self = operand == "-" ? .standardInput : .path(operand)
    }
}
