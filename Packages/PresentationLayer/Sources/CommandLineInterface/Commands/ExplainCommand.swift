internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `explain`: what a license, a category, a basis or a finding is, and which packages have it.
@MainActor
struct ExplainCommand<Container: CommandDependency & LicenseScanDependency> {
    let context: CommandContext<Container>
    let options: ExplainOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = ExplanationPresenter(
            dependency: context.container, source: options.source, words: options.words)
        await context.follow(
            { presenter.state.inventory }, of: options.source, during: presenter.onAppear)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let explanations = try presenter.state.explanations.value(or: CommandFailure.explanation)
        try await context.put(
            ExplainAnswer(explanations: explanations, system: inventory.system),
            as: options.format, or: ExplanationView(presenter: presenter))
        return context.status(of: [], failures: inventory.failures)
    }
}

/// The options of `explain`.
struct ExplainOptions {
    var source: InventorySource
    /// The ids and names to explain.
    var words: [String]
    var format: Format<ExplainAnswer>

    init(_ invocation: Invocation) {
        source = invocation.source
        words = invocation.operands.joiningExceptions
        format = invocation.format(of: Self.formats)
    }
}

extension [String] {
    /// The words with `ID WITH EXCEPTION`, which nobody quotes, as one.
    fileprivate var joiningExceptions: [String] {
        reduce(into: []) { words, word in
            let follows = words.last?.uppercased().hasSuffix(" WITH") == true
            if let last = words.last, follows || word.uppercased() == "WITH" {
                words[words.count - 1] = "\(last) \(word)"
            } else {
                words.append(word)
            }
        }
    }
}

/// The answer of `explain`, for reports.
struct ExplainAnswer {
    var explanations: [Explanation]
    var system: SystemIdentity
}

extension ExplainOptions {
    static let formats: [Format<ExplainAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.explanations, on: answer.system, to: &sink)
        },
        .report(.markdown) { answer, sink throws(TerminalError) in
            try MarkdownReport.write(answer.explanations, to: &sink)
        },
    ]
}
