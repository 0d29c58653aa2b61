/// Where a part of a policy is written.
public enum PolicyPlace: Hashable, Sendable {
    /// In the policy file: the 1-based line, and the 1-based byte of that line.
    case line(Int, column: Int)
    /// Among the patterns that were asked for besides the file.
    case addition(PolicyAddition)
    /// Nowhere: it holds unless the policy says otherwise.
    case unwritten
}

/// What can be asked for besides a policy's file, or in its stead: a ``PolicyRequest``'s lists.
public enum PolicyAddition: String, Hashable, Sendable, CaseIterable {
    case allow
    case deny
}
