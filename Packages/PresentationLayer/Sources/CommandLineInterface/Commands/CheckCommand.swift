internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `check`: judges by a policy what is installed.
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
            // A violation counts even if it could not be reported.
            if verdict.violations.isEmpty { throw error }
            context.report(error)
            return .violation
        }
        let status = context.status(
            of: presenter.state.packages, failures: presenter.state.inventory.value?.failures ?? [])
        if !verdict.violations.isEmpty { return .violation }
        return verdict.checked == 0 ? nothingChecked(status) : status
    }

    /// A check of nothing passes with a message, unless `--strict` demands answers.
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

    /// Adds a stanza for each undecided text and copyright file below the policy file's contents;
    /// if there is none, the policy file is not written.
    private func writeReview(
        of source: InventorySource, to file: String
    ) async throws(CommandFailure) -> ExitStatus {
        let presenter = PolicyReviewPresenter(
            dependency: context.container, source: source, path: file)
        await context.follow(
            { presenter.state.inventory }, of: source, during: presenter.onAppear)
        let review = try presenter.state.review.value(or: CommandFailure.init)
        if !context.common.isQuiet { context.say(review.summary) }
        if !review.isEmpty {
            let policy = review.policy(adding: presenter.state.policy)
            try await context.put { sink throws(TerminalError) in
                try sink.write(Array(policy.utf8))
            }
        }
        let inventory = presenter.state.inventory.value
        return context.status(of: inventory?.entries ?? [], failures: inventory?.failures ?? [])
    }
}

/// The options of `check`, by what it does.
enum CheckOptions {
    /// Check, and report what violates the policy.
    case verdict(Verdict)
    /// Write a starter policy.
    case example(replacesFile: Bool)
    /// Add a stanza to the policy file for each text of the system that is still to be judged.
    case review(InventorySource, file: String)

    /// The options of a check.
    struct Verdict {
        var subject: CheckSubject
        /// The saved listing whose violations are known; nil if there is none.
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

/// The answer of `check`, for reports.
struct CheckAnswer {
    var verdict: PolicyVerdict
    /// The system in which files can be found; nil for a listing or rows.
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
