internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
import Wording

/// `check`: whether a policy allows what is installed.
@MainActor
struct CheckCommand<Container: CommandDependency & PolicyCheckPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        if context.invocation.has(.initialize) { return try await writeExample() }
        if context.invocation.has(.review) { return try await writeReview() }
        let presenter = try presenter()
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let verdict = try presenter.state.verdict.value(or: CommandFailure.init)
        if let path = verdict.policyPath, !context.invocation.has(.policy),
            !context.invocation.isQuiet
        {
            context.say("using the policy \(path)")
        }
        do throws(CommandFailure) {
            try await put(verdict, of: presenter)
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
        let isStrict = context.invocation.has(.strict)
        context.say(isStrict ? "--strict: no packages were checked" : "no packages were checked")
        return isStrict && status == .success ? .unanswered : status
    }

    private func presenter() throws(CommandFailure) -> PolicyCheckPresenter<Container> {
        let invocation = context.invocation
        let listing = invocation.operands.first.map(InputSource.init(operand:))
        let baseline = invocation.value(of: .baseline).map(InputSource.init(operand:))
        if invocation.has(.rows) {
            let others: [OptionName] = [.root, .baseline]
            if let other = others.first(where: invocation.has) {
                throw .usage(.optionsExclude(.rows, other))
            }
            if listing != nil { throw .usage(.optionExcludesOperand(.rows, "LISTING")) }
        } else if let option = [OptionName.host, .day].first(where: invocation.has) {
            throw .usage(.optionNeeds(option, "--rows"))
        }
        if listing == .standardInput, baseline == .standardInput {
            throw .usage(.standardInputTwice)
        }
        if listing != nil, invocation.has(.root) {
            throw .usage(.optionExcludesOperand(.root, "LISTING"))
        }
        return PolicyCheckPresenter(
            dependency: context.container, source: invocation.source, listing: listing,
            rows: invocation.rowFile, baseline: baseline, request: invocation.policy)
    }

    private func writeExample() async throws(CommandFailure) -> ExitStatus {
        let others: [OptionName] = [
            .policy, .allow, .deny, .scope, .baseline, .rows, .format,
        ]
        if let other = others.first(where: context.invocation.has) {
            throw .usage(.optionsExclude(.initialize, other))
        }
        try await context.put(replacing: context.invocation.has(.force)) {
            sink throws(TerminalError) in
            try sink.write(Array(PolicyExample.text.utf8))
        }
        return .success
    }

    /// Writes what is to be judged below what the file says; if that is nothing, the file stays.
    private func writeReview() async throws(CommandFailure) -> ExitStatus {
        let others: [OptionName] = [
            .policy, .allow, .deny, .scope, .baseline, .rows, .format, .force,
        ]
        if let other = others.first(where: context.invocation.has) {
            throw .usage(.optionsExclude(.review, other))
        }
        if !context.invocation.operands.isEmpty {
            throw .usage(.optionExcludesOperand(.review, "LISTING"))
        }
        guard let path = context.invocation.outputFile else {
            throw .usage(.optionNeeds(.review, "--output FILE"))
        }
        let presenter = PolicyReviewPresenter(
            dependency: context.container, source: context.invocation.source, path: path)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let review = try presenter.state.review.value(or: CommandFailure.init)
        if !context.invocation.isQuiet { context.say(review.summary) }
        if !review.texts.isEmpty {
            let policy = review.policy(adding: presenter.state.policy)
            try await context.put { sink throws(TerminalError) in
                try sink.write(Array(policy.utf8))
            }
        }
        let inventory = presenter.state.inventory.value
        return context.verdict(on: inventory?.entries ?? [], failures: inventory?.failures ?? [])
    }

    private func put(
        _ verdict: PolicyVerdict, of presenter: PolicyCheckPresenter<Container>
    ) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json: try await context.put(verdict, as: JSONReport.write)
        case .sarif:
            // A listing and rows may be of another machine, and files are not found on this one.
            let invocation = context.invocation
            let isSaved = !invocation.operands.isEmpty || invocation.has(.rows)
            let source = isSaved ? nil : invocation.source
            try await context.put(verdict, source, as: SARIFReport.write)
        case .csv: try await context.put(verdict, as: CSVReport.write)
        case .table, .jsonl, .tsv, .markdown:
            try await context.put(
                PolicyCheckView(
                    presenter: presenter, showsFooter: !context.invocation.isQuiet,
                    notes: verdict.notesOnUnknowns))
        }
    }
}
