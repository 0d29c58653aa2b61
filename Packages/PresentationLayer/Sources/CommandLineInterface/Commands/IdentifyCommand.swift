internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `identify`: the licenses that copyright and license files state, installed or not.
///
/// A file that can't be read doesn't hide the others: it is reported after them.
@MainActor
struct IdentifyCommand<Container: CommandDependency & FileIdentificationPresenterDependency> {
    let context: CommandContext<Container>
    let options: IdentifyOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = FileIdentificationPresenter(
            dependency: context.container, sources: options.sources,
            isRecursive: options.isRecursive)
        await presenter.onAppear()
        let files = presenter.state.files
        if !files.isEmpty {
            try await context.put(
                IdentifyAnswer(files: files, showsUnexplained: options.layout.showsUnexplained),
                as: options.format,
                or: FileIdentificationView(presenter: presenter, layout: options.layout))
        }
        return verdict(on: presenter.state)
    }

    private func verdict(on state: FileIdentificationState) -> ExitStatus {
        for error in state.failures {
            context.report(.system(error))
        }
        for source in state.passedOver { context.log("Skipped \(source.name): not text.") }
        if !state.passedOver.isEmpty, !context.common.isQuiet {
            context.say("skipped \(state.passedOver.count.counting("non-text file"))")
        }
        let silent =
            context.common.isStrict ? state.files.count { $0.expression == nil } : 0
        if silent > 0 {
            let verb = silent == 1 ? "states" : "state"
            context.say("--strict: \(silent.counting("file")) that \(verb) no license")
        }
        if !state.failures.isEmpty { return .failure }
        return silent == 0 ? .success : .unanswered
    }
}

/// The options of `identify`.
struct IdentifyOptions {
    /// The files to read, or folders with files.
    var sources: [InputSource]
    /// Whether the sources are folders to read with everything below them.
    var isRecursive: Bool
    var layout: FileIdentificationLayout
    var format: Format<IdentifyAnswer>

    init(_ invocation: Invocation) {
        sources = invocation.inputs
        isRecursive = invocation.has(.recursive)
        layout = FileIdentificationLayout(
            showsStatements: invocation.has(.statements), isFull: invocation.has(.full),
            showsUnexplained: invocation.has(.unexplained),
            wayToUnexplained: OptionName.wayToUnexplained)
        format = invocation.format(of: Self.formats)
    }
}

/// The answer of `identify`, for reports.
struct IdentifyAnswer {
    var files: [IdentifiedFile]
    /// Whether Markdown shows the unexplained lines.
    var showsUnexplained: Bool
}

extension IdentifyOptions {
    static let formats: [Format<IdentifyAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.files, to: &sink)
        },
        .report(.jsonl) { answer, sink throws(TerminalError) in
            try JSONLinesReport.write(answer.files, to: &sink)
        },
        .report(.csv) { answer, sink throws(TerminalError) in
            try CSVReport.write(answer.files, to: &sink)
        },
        .report(.tsv) { answer, sink throws(TerminalError) in
            try TSVReport.write(answer.files, to: &sink)
        },
        .report(.markdown) { answer, sink throws(TerminalError) in
            try MarkdownReport.write(
                answer.files, showsUnexplained: answer.showsUnexplained, to: &sink)
        },
    ]
}
