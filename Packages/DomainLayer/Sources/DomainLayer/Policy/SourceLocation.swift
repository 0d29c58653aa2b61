/// The location of a part of a policy.
public enum SourceLocation: Hashable, Sendable {
    /// In the policy file: the 1-based line, and the 1-based byte of that line.
    case line(Int, column: Int)
    /// Among the patterns of a request.
    case request(RequestedPatterns)
    /// Nowhere: a default that applies unless the policy says otherwise.
    case unwritten

    /// The location that many bytes later on the line.
    public func moved(by bytes: Int) -> SourceLocation {
        switch self {
        case .line(let line, let column): .line(line, column: column + bytes)
        case .request, .unwritten: self
        }
    }

    /// The line of the policy file; nil for another location.
    public var line: Int? {
        if case .line(let line, _) = self { line } else { nil }
    }
}

/// The lists of patterns in a request: a ``PolicyRequest``, or one for a listing.
public enum RequestedPatterns: String, Hashable, Sendable, CaseIterable {
    case allow
    case deny
    case license
    case main
}
