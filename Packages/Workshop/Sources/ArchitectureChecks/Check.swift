import ChildProcesses

/// A rule of this workspace that a machine can check.
public protocol Check: Sendable {
    /// The rule in a few words; unique among the checks.
    var name: String { get }
    /// Why the rule is there, in one sentence.
    var reason: String { get }
    /// How to fix a breach: a command if there is one.
    var remedy: String { get }
    /// What the check needs, beyond Swift, make and git, and a machine may lack.
    var needs: [Need] { get }

    /// The verdict on a machine that has everything the check needs.
    func verdict(on workspace: Workspace) -> Verdict
}

extension Check {
    public var needs: [Need] { [] }

    /// The verdict, or that the check was skipped because something it needs is missing.
    func verdictIfPossible(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            for need in needs where try !need.isMet(in: workspace) {
                return .skipped(need.absence)
            }
            return verdict(on: workspace)
        }
    }
}

/// The result of a check.
public enum Verdict: Hashable, Sendable {
    /// The rule holds; the words say what was looked at.
    case passed(String)
    /// The rule is broken; a line for each breach.
    case failed([String])
    /// A program that the check needs is not installed; the words name it.
    case skipped(String)

    /// Passed if there are no breaches.
    init(breaches: [String], looked: String) {
        self = breaches.isEmpty ? .passed(looked) : .failed(breaches)
    }
}

/// The results of checks that ran one after the other.
public struct CheckRun: Hashable, Sendable {
    public private(set) var passed = 0
    public private(set) var failed = 0
    public private(set) var skipped = 0

    /// Runs all checks, even after one fails.
    ///
    /// - Parameters:
    ///   - checks: the checks to run, in this order.
    ///   - workspace: the checkout to check.
    ///   - requiresAll: whether a skipped check counts as failed.
    ///   - show: called with each line of the account as it becomes known.
    public init(
        of checks: [any Check],  // each is another type
        on workspace: Workspace,
        requiresAll: Bool = false,
        show: (String) -> Void
    ) {
        for check in checks {
            switch check.verdictIfPossible(on: workspace) {
            case .passed(let looked):
                passed += 1
                show("ok       \(check.name): \(looked)")
            case .skipped(let missing) where !requiresAll:
                skipped += 1
                show("SKIPPED  \(check.name): \(missing)")
            case .skipped(let missing):
                failed += 1
                show("FAILED   \(check.name): \(missing), and REQUIRE_ALL is set")
            case .failed(let breaches):
                failed += 1
                show("FAILED   \(check.name)")
                for breach in breaches { show("           \(breach)") }
                show("         why:  \(check.reason)")
                show("         mend: \(check.remedy)")
            }
        }
    }

    /// The closing line, for people and for programs that count.
    public var summary: String {
        "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
    }
}

extension Int {
    /// The number and its noun: `1 file`, `2 files`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
