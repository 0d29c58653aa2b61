public import DomainLayer

extension PolicyError {
    /// What went wrong, a sentence each without a full stop.
    ///
    /// Paths and words in them are as they were given: whoever prints them makes control characters
    /// visible.
    public var details: [String] {
        switch self {
        case .unreadable(let error): [error.detail]
        case .invalid(let path, let problems):
            problems.map { "\($0.location.position(in: path)): \($0.detail)" }
        }
    }
}

extension PolicyDriverError {
    /// What went wrong, in a sentence without a full stop.
    public var detail: String {
        switch self {
        case .unreadable(let path, .tooLarge(_, let limit)):
            "cannot read \(path): a policy has no more than \(limit.grouped) bytes"
        case .unreadable(let path, let failure): "cannot read \(path): \(failure.detail)"
        case .notUTF8(let path, let line): "cannot read \(path): line \(line) is no UTF-8"
        }
    }
}
