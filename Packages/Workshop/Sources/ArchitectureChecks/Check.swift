/// A rule of this workspace that a machine can hold it to.
public protocol Check: Sendable {
    /// What holds, in a few words; unique among the checks.
    var name: String { get }
    /// Why the rule is there, in one sentence.
    var reason: String { get }
    /// What mends a breach: a command where there is one.
    var remedy: String { get }

    func verdict(on workspace: Workspace) -> Verdict
}

/// What a check found.
public enum Verdict: Hashable, Sendable {
    /// The rule holds; the words say what was looked at.
    case passed(String)
    /// The rule is broken; a line for each breach.
    case failed([String])
    /// A program that the check needs is not installed; the words name it.
    case skipped(String)

    var isPassed: Bool {
        if case .passed = self { true } else { false }
    }

    /// Passed where there are no breaches.
    init(breaches: [String], looked: String) {
        self = breaches.isEmpty ? .passed(looked) : .failed(breaches)
    }
}
