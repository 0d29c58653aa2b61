internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `check`: whether a policy allows what is installed.
@MainActor
struct CheckCommand<Container: CommandDependency & PolicyCheckPresenterDependency> {
    let context: CommandContext<Container>
    let options: CheckOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        switch options {
        case .verdict(let options): try await giveVerdict(options)
        case .example(let replacesFile): try await writeExample(replacing: replacesFile)
        case .review(let source, let file): try await writeReview(of: source, to: file)
        }
    }

    private func giveVerdict(
        _ options: CheckOptions.Verdict
    ) async throws(CommandFailure) -> ExitStatus {
        let presenter = PolicyCheckPresenter(
            dependency: context.container, subject: options.subject, baseline: options.baseline,
            request: options.policy)
        await context.follow(
            { presenter.state.inventory }, of: options.subject.system ?? .standard,
            during: presenter.onAppear)
        let verdict = try presenter.state.verdict.value(or: CommandFailure.init)
        if let path = verdict.policyPath, options.policy.path == nil, !context.common.isQuiet {
            context.say("using the policy \(path)")
        }
        do throws(CommandFailure) {
            try await context.put(
                CheckAnswer(verdict: verdict, system: options.subject.system),
                as: options.format,
                or: PolicyCheckView(
                    presenter: presenter, showsFooter: !context.common.isQuiet,
                    notes: verdict.notesOnUnknowns))
        } catch {
            // A violation is one though nobody could be told of it.
            if verdict.violations.isEmpty { throw error }
            for message in error.messages { context.say(message) }
            return .violation
        }
        let status = context.verdict(
            on: presenter.state.packages, failures: presenter.state.inventory.value?.failures ?? [])
        if !verdict.violations.isEmpty { return .violation }
        return verdict.checked == 0 ? nothingChecked(status) : status
    }

    /// A check of nothing passes, but not without a word, and not if `--strict` wants answers.
    private func nothingChecked(_ status: ExitStatus) -> ExitStatus {
        let isStrict = context.common.isStrict
        context.say(isStrict ? "--strict: no packages were checked" : "no packages were checked")
        return isStrict && status == .success ? .unanswered : status
    }

    private func writeExample(replacing: Bool) async throws(CommandFailure) -> ExitStatus {
        try await context.put(replacing: replacing) { sink throws(TerminalError) in
            try sink.write(Array(PolicyExample.text.utf8))
        }
        return .success
    }

    /// Writes what is to be judged below what the file says; if that is nothing, the file stays.
    private func writeReview(
        of source: InventorySource, to file: String
    ) async throws(CommandFailure) -> ExitStatus {
        let presenter = PolicyReviewPresenter(
            dependency: context.container, source: source, path: file)
        await context.follow(
            { presenter.state.inventory }, of: source, during: presenter.onAppear)
        let review = try presenter.state.review.value(or: CommandFailure.init)
        if !context.common.isQuiet { context.say(review.summary) }
        if !review.texts.isEmpty {
            let policy = review.policy(adding: presenter.state.policy)
            try await context.put { sink throws(TerminalError) in
                try sink.write(Array(policy.utf8))
            }
        }
        let inventory = presenter.state.inventory.value
        return context.verdict(on: inventory?.entries ?? [], failures: inventory?.failures ?? [])
    }
}

/// What `check` may be told to do.
enum CheckOptions {
    /// Check, and say what violates the policy.
    case verdict(Verdict)
    /// Write a policy to start with.
    case example(replacesFile: Bool)
    /// Add a stanza to the policy in the file for each text of the system that nobody has judged.
    case review(InventorySource, file: String)

    /// What a check may be told.
    struct Verdict {
        var subject: CheckSubject
        /// The saved listing whose violations are known; nil if there are none.
        var baseline: InputSource?
        var policy: PolicyRequest
        var format: Format<CheckAnswer>
    }

    init(_ invocation: Invocation) {
        if invocation.has(.initialize) {
            self = .example(replacesFile: invocation.has(.force))
        } else if invocation.has(.review), let file = invocation.outputFile {
            self = .review(invocation.source, file: file)
        } else {
            self = .verdict(Verdict(invocation))
        }
    }
}

extension CheckOptions.Verdict {
    init(_ invocation: Invocation) {
        subject =
            if let rows = invocation.value(of: .rows) {
                .rows(
                    RowFile(
                        at: InputSource(operand: rows), host: invocation.host, day: invocation.day))
            } else if let listing = invocation.inputs.first {
                .listing(listing)
            } else {
                .system(invocation.source)
            }
        baseline = invocation.value(of: .baseline).map(InputSource.init(operand:))
        policy = PolicyRequest(
            path: invocation.value(of: .policy), allow: invocation.values(of: .allow),
            deny: invocation.values(of: .deny), scope: invocation.choice(.scope))
        format = invocation.format(of: CheckOptions.formats)
    }
}

/// What `check` has found, for reports.
struct CheckAnswer {
    var verdict: PolicyVerdict
    /// The system by which files are found; nil if it isn't there.
    var system: InventorySource?
}

extension CheckOptions {
    static let formats: [Format<CheckAnswer>] = [
        .table,
        .report(.json) { answer, sink throws(TerminalError) in
            try JSONReport.write(answer.verdict, to: &sink)
        },
        .report(.sarif) { answer, sink throws(TerminalError) in
            try SARIFReport.write(answer.verdict, of: answer.system, to: &sink)
        },
        .report(.csv) { answer, sink throws(TerminalError) in
            try CSVReport.write(answer.verdict, to: &sink)
        },
    ]
}
