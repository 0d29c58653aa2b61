internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `identify`: what licenses copyright and license files state, installed or not.
///
/// A file that can't be read hides no other: it is said once the others are out.
@MainActor
struct IdentifyCommand<Container: CommandDependency & FileIdentificationPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let invocation = context.invocation
        let presenter = FileIdentificationPresenter(
            dependency: context.container,
            sources: invocation.operands.map(InputSource.init(operand:)),
            isRecursive: invocation.has(.recursive))
        await presenter.onAppear()
        if !presenter.state.files.isEmpty { try await put(presenter) }
        return verdict(on: presenter.state)
    }

    private func put(
        _ presenter: FileIdentificationPresenter<Container>
    ) async throws(CommandFailure) {
        let files = presenter.state.files
        switch context.invocation.format {
        case .json: try await context.put(files, as: JSONReport.write)
        case .jsonl: try await context.put(files, as: JSONLinesReport.write)
        case .csv: try await context.put(files, as: CSVReport.write)
        case .tsv: try await context.put(files, as: TSVReport.write)
        case .markdown:
            let showsUnexplained = context.invocation.has(.unexplained)
            try await context.put(files, showsUnexplained, as: MarkdownReport.write)
        case .table, .sarif:
            try await context.put(
                FileIdentificationView(
                    presenter: presenter, layout: context.invocation.identificationLayout))
        }
    }

    private func verdict(on state: FileIdentificationState) -> ExitStatus {
        for error in state.failures {
            for message in CommandFailure.system(error).messages { context.say(message) }
        }
        for source in state.passedOver { context.log("Skipped \(source.name): not text.") }
        if !state.passedOver.isEmpty, !context.invocation.isQuiet {
            context.say("skipped \(state.passedOver.count.counting("non-text file"))")
        }
        let silent =
            context.invocation.has(.strict) ? state.files.count { $0.expression == nil } : 0
        if silent > 0 {
            let verb = silent == 1 ? "states" : "state"
            context.say("--strict: \(silent.counting("file")) that \(verb) no license")
        }
        if !state.failures.isEmpty { return .failure }
        return silent == 0 ? .success : .unanswered
    }
}
