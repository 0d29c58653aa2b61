import ChildProcesses

/// A rule of this workspace that a machine can hold it to.
public protocol Check: Sendable {
    /// What holds, in a few words; unique among the checks.
    var name: String { get }
    /// Why the rule is there, in one sentence.
    var reason: String { get }
    /// What mends a breach: a command if there is one.
    var remedy: String { get }
    /// What it needs and a machine may lack, beyond Swift, make and git.
    var needs: [Need] { get }

    /// What it finds on a machine that has what it needs.
    func verdict(on workspace: Workspace) -> Verdict
}

extension Check {
    public var needs: [Need] { [] }

    /// The verdict, or that the check was skipped for want of something that it needs.
    func verdictIfPossible(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            for need in needs where try !need.isMet(in: workspace) {
                return .skipped(need.absence)
            }
            return verdict(on: workspace)
        }
    }
}

/// What a check found.
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

/// The account of checks that ran one after the other.
public struct CheckRun: Hashable, Sendable {
    public private(set) var passed = 0
    public private(set) var failed = 0
    public private(set) var skipped = 0

    /// Runs all checks, whatever the ones before gave.
    ///
    /// - Parameters:
    ///   - checks: what is held against the workspace, in this order.
    ///   - workspace: what is looked at.
    ///   - requiresAll: whether a check that was skipped counts as failed.
    ///   - show: is given a line of the account at a time, as it becomes known.
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
