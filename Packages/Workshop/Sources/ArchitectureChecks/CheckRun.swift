/// The checks one after the other, and their account.
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
            switch check.verdict(on: workspace) {
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
