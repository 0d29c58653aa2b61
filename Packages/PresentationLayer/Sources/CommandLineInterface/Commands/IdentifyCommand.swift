internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `identify`: what licences copyright and licence files state, installed or not.
///
/// A file that can't be read hides no other: it is said once the others are out.
@MainActor
struct IdentifyCommand<Container: CommandDependency & FileIdentificationPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = FileIdentificationPresenter(
            dependency: context.container,
            sources: context.invocation.operands.map(IdentificationSource.init(operand:)))
        await presenter.onAppear()
        let files = presenter.state.files
        switch context.invocation.format {
        case _ where files.isEmpty: break
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(files, to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(files, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(FileIdentificationView(presenter: presenter))
        }
        return verdict(on: presenter.state)
    }

    private func verdict(on state: FileIdentificationState) -> ExitStatus {
        for error in state.failures {
            for message in CommandFailure.system(error).messages { context.say(message) }
        }
        let silent =
            context.invocation.has(.strict) ? state.files.count { $0.expression == nil } : 0
        if silent > 0 {
            let verb = silent == 1 ? "states" : "state"
            context.say("--strict: \(silent.counting("file")) that \(verb) no licence")
        }
        return state.failures.isEmpty && silent == 0 ? .success : .failure
    }
}

extension IdentificationSource {
    /// `-` is standard input; a file of that name is `./-`.
    fileprivate init(operand: String) {
        self = operand == "-" ? .standardInput : .file(path: operand)
    }
}
