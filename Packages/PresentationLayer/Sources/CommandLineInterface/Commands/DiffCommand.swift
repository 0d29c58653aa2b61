internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `diff`: what packages and licences came, went or changed from one inventory to another.
@MainActor
struct DiffCommand<Container: DiffCommandDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let difference = try await difference()
        let asksToFail = context.invocation.has(.failOnChange) && !difference.isEmpty
        do throws(CommandFailure) {
            try await put(difference)
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

    private func difference() async throws(CommandFailure) -> InventoryDifference {
        let origins = context.invocation.operands.map(InventoryOrigin.init(operand:))
        guard let old = origins.first, let new = origins.last else {
            throw .usage(.missingOperand("OLD NEW", of: .diff))
        }
        if old == .standardInput, new == .standardInput { throw .usage(.standardInputTwice) }
        context.log(.inventoryStarted)
        do throws(InventoryDifferenceError) {
            let states = context.container.inventoryDifference.states(from: old, to: new)
            guard let difference = try await context.followed(states) else {
                throw .system(.cancelled)
            }
            for side in [difference.old, difference.new] {
                context.log(.inventoryFinished(packages: side.packages))
            }
            return difference
        } catch {
            if case .system(let error) = error { context.log(.inventoryFailed(error.visible)) }
            throw .difference(error)
        }
    }

    private func put(_ difference: InventoryDifference) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(difference, to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(difference, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(
                InventoryDifferenceView(
                    difference: difference, showsFooter: !context.invocation.isQuiet))
        }
    }
}

extension InventoryOrigin {
    /// `-` is standard input; a file or folder of that name is `./-`.
    fileprivate init(operand: String) {
        self = operand == "-" ? .standardInput : .path(operand)
    }
}
