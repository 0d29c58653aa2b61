internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI
import Wording

/// How the program ended, for its caller.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
    /// Success; a package without a license is no failure.
    case success = 0
    /// A violation of the policy or a difference was found, as requested.
    case violation = 1
    /// The command line or the policy is wrong, or a named package is not installed.
    case usage = 2
    /// Something could not be read or written.
    case failure = 3
    /// `--strict` asked to fail if a package has no answer of its own, or nothing was checked.
    case unanswered = 4
}

extension ExitStatus {
    /// The meaning of the number, in a few words without a period.
    var meaning: String {
        switch self {
        case .success: "All went well; a package without a license is an answer"
        case .violation: "A package violates the policy, or --fail-on-change found differences"
        case .usage: "The command line or the policy is wrong, or a named package is not installed"
        case .failure: "Something could not be read or written"
        case .unanswered:
            "With --strict: a package or file has no license of its own, or nothing was checked"
        }
    }
}

// MARK: Failed commands

extension CommandFailure {
    /// The status that the command ends with.
    var status: ExitStatus {
        switch self {
        case .listing(.folder), .listing(.filtered), .listing(.brief), .listing(.outdated),
            .compared(.brief), .rows(.statementsNeeded):
            .usage
        case .system(let error), .packages(.system(let error)), .explanation(.system(let error)):
            error.asksForImage ? .usage : .failure
        // A listing is data like dpkg's database, so an error in it is no usage error.
        case .shortage, .compared, .listing, .rows, .file, .output, .screen(.failed),
            .screen(.hungUp):
            .failure
        case .usage, .packages, .explanation, .policy, .clock, .settings, .screen(.notATerminal),
            .screen(.dumbTerminal):
            .usage
        case .tooManyFindings(let violated): violated ? .violation : .failure
        }
    }
}

extension LicenseDriverError {
    /// Whether the command line has to name another image, or name it more precisely.
    fileprivate var asksForImage: Bool {
        switch self {
        case .notAnImage, .unreadableArchive(_, .ambiguous), .unreadableArchive(_, .unknownImage):
            true
        default: false
        }
    }
}

// MARK: Incomplete data

extension CommandContext {
    /// The status to end with once the data is written. If it is a failure, its reason is printed;
    /// so is each clarification that concluded nothing about these packages.
    ///
    /// - Parameters:
    ///   - entries: the packages that were written.
    ///   - failures: one clause for each reason that the data is incomplete; empty if it is
    ///     complete.
    ///   - isExplained: whether the data ends with the reason; then it isn't printed again.
    func status(
        of entries: [PackageLicense], failures: [String], isExplained: Bool = false
    ) -> ExitStatus {
        for lapse in clarifications?.lapseMessages(among: entries) ?? [] { say(lapse) }
        if let first = failures.first {
            let others = failures.count - 1
            let rest = others == 0 ? "" : " (and \(others.counting("more problem")))"
            say("the listing is incomplete" + (isExplained ? "" : ": \(first)\(rest)"))
        }
        let unanswered =
            common.isStrict
            ? entries.count { $0.reason != nil || $0.expression == nil } : 0
        if unanswered > 0 {
            let owner = unanswered == 1 ? "its" : "their"
            say("--strict: \(unanswered.counting("package")) without an answer of \(owner) own")
        }
        if !failures.isEmpty { return .failure }
        return unanswered == 0 ? .success : .unanswered
    }
}

extension PolicyClarifications {
    /// The clarifications about these packages that conclude nothing, a message each.
    fileprivate func lapseMessages(among entries: [PackageLicense]) -> [String] {
        lapses(among: entries).map { "\($0.location.position(in: path)): \($0.detail)" }
            .abridged(as: "clarification")
    }
}

extension LicenseInventory {
    /// One clause for each reason that the inventory is incomplete, the system's before the
    /// packages'; empty if it is complete.
    var failures: [String] { systemFailures + entries.compactMap(\.failure) }

    /// One clause for each part of the system that could not be read; empty if all could.
    var systemFailures: [String] {
        findings.filter(\.kind.isFailure).map {
            [$0.location, $0.detail].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }
}

extension PackageLicense {
    /// The part of the package that could not be read, in a clause; nil if all could.
    var failure: String? {
        reason.flatMap { $0.isFailure ? "\(id): \($0.detail)" : nil }
    }
}
