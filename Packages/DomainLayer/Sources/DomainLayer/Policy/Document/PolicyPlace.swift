/// Where a part of a policy is written.
public enum PolicyPlace: Hashable, Sendable {
    /// In the policy file: the 1-based line, and the 1-based byte of that line.
    case line(Int, column: Int)
    /// On the command line.
    case option(PolicyOption)
    /// Nowhere: it holds unless the policy says otherwise.
    case unwritten
}

/// The options that make a policy, or add to one.
public enum PolicyOption: String, Hashable, Sendable, CaseIterable {
    case allow
    case deny
}
