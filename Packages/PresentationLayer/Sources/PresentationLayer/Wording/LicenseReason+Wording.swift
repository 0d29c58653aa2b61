public import DomainLayer

extension LicenseReason {
    /// The reason as a program reads it: the `code` of the JSON listing.
    public var code: String { kind.rawValue }

    /// The reason in a few words, for a cell of a table.
    public var label: String { kind.label }

    /// The reason in a sentence, with path, field or limit; no full stop at its end.
    ///
    /// Names in it are as the system has them: whoever prints it makes control characters visible.
    public var detail: String {
        switch self {
        case .missingFile(let path):
            "there is no file \(path)"
        case .danglingLink(let path):
            "\(path) is a link to something that is not there"
        case .documentationExcluded(let path):
            "dpkg was told not to install \(path)"
        case .linkLoop(let path):
            "the links on \(path) lead in a circle, or are too many to follow"
        case .notRegularFile(let path):
            "\(path) is no regular file, so it was not opened"
        case .tooLarge(let path, let size, let limit):
            "\(path) has \(size) bytes, more than the limit of \(limit)"
        case .unreadable(let path, let message):
            "\(path) could not be read: \(message)"
        case .incompleteStatus(let field, let line):
            "the stanza at line \(line) of dpkg's status lacks the field \(field)"
        case .answeredBySibling(let package, let path):
            "taken from \(path) of \(package), which has the same source and version"
        case .noStatement:
            "the copyright file states no licence that is recognised"
        }
    }
}

extension LicenseReason.Kind {
    /// The reason in a few words, for a cell of a table.
    public var label: String {
        switch self {
        case .missingFile: "no copyright file"
        case .danglingLink: "dangling link"
        case .documentationExcluded: "documentation excluded"
        case .linkLoop: "link loop"
        case .notRegularFile: "not a regular file"
        case .tooLarge: "file too large"
        case .unreadable: "file unreadable"
        case .incompleteStatus: "incomplete status"
        case .answeredBySibling: "answered by sibling"
        case .noStatement: "no licence stated"
        }
    }
}
