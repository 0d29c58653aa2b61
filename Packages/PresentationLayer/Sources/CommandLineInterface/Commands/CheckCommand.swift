internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `check`: whether a policy allows what is installed.
///
/// A policy that makes no sense ends it before anything is read.
@MainActor
struct CheckCommand<Container: CheckCommandDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        if context.invocation.has(.initialize) { return try await writeExample() }
        let policy = try await policy()
        let inventory = try await context.inventory(with: policy.detail)
        let verdict = try await verdict(on: inventory, by: policy)
        let status = try await put(verdict, of: inventory)
        return verdict.violations.isEmpty ? status : .violation
    }

    private func writeExample() async throws(CommandFailure) -> ExitStatus {
        let others: [OptionName] = [.policy, .allow, .deny, .format]
        if let other = others.first(where: context.invocation.has) {
            throw .usage(.optionsExclude(.initialize, other))
        }
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(PolicyExample.text.utf8))
        }
        return .success
    }

    private func policy() async throws(CommandFailure) -> LicensePolicy {
        guard let request = context.invocation.policy else {
            throw .usage(.optionNeeded([.policy, .allow, .deny, .initialize], by: .check))
        }
        do throws(PolicyError) {
            return try await context.container.licensePolicy.policy(for: request)
        } catch {
            throw .policy(error)
        }
    }

    private func verdict(
        on inventory: LicenseInventory, by policy: LicensePolicy
    ) async throws(CommandFailure) -> PolicyVerdict {
        do throws(PolicyCheckError) {
            return try await context.container.licensePolicy.verdict(
                on: inventory, of: context.invocation.source, by: policy)
        } catch {
            switch error {
            case .clock(let error): throw .clock(error)
            case .system(let error): throw .system(error)
            }
        }
    }

    /// Puts out what was found; a violation is one though nobody could be told of it.
    private func put(
        _ verdict: PolicyVerdict, of inventory: LicenseInventory
    ) async throws(CommandFailure) -> ExitStatus {
        do throws(CommandFailure) {
            try await put(verdict)
        } catch {
            if verdict.violations.isEmpty { throw error }
            for message in error.messages { context.say(message) }
            return error.status
        }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }

    private func put(_ verdict: PolicyVerdict) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(verdict, to: &sink)
            }
        case .sarif:
            try await context.put { sink throws(TerminalError) in
                try SARIFReport.write(verdict, of: context.invocation.source, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .markdown:
            try await context.put(
                PolicyVerdictView(verdict: verdict, showsFooter: !context.invocation.isQuiet))
        }
    }
}
