/// Why a package has no answer, or has one from elsewhere.
///
/// The set is closed: the words for each case are written in PresentationLayer.
public enum LicenseReason: Hashable, Sendable {
    /// There is no copyright file at this path.
    case missingFile(path: String)
    /// The path is a link to something that is not there.
    case danglingLink(path: String)
    /// dpkg's `path-exclude` kept the file from being installed.
    case documentationExcluded(path: String)
    /// The links on the path form a loop, or are too many to follow.
    case linkLoop(path: String)
    /// The path is a directory, FIFO, socket or device, which are not read.
    case notRegularFile(path: String)
    /// The file is longer than the limit; both in bytes.
    case tooLarge(path: String, size: Int, limit: Int)
    /// The system refused; the message is `strerror`'s.
    case unreadable(path: String, message: String)
    /// The package's stanza in the database lacks this field; the line is where the stanza begins.
    case incompleteStatus(field: String, line: Int)
    /// The package's own file is absent; the answer comes from another binary package of equal
    /// source and version.
    case answeredBySibling(package: String, path: String)
    /// Neither a file nor the database states a license that is recognized.
    case noStatement
    /// The reason comes from a saved listing, which has only its kind and path.
    case listed(Kind, path: String)

    /// Whether a failed read is the reason, which makes the listing incomplete.
    public var isFailure: Bool { kind.isFailure }
}

extension LicenseReason {
    /// The kind of a reason, without its details; the raw value is the word of the JSON listing.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case missingFile = "missing-file"
        case danglingLink = "dangling-link"
        case documentationExcluded = "documentation-excluded"
        case linkLoop = "link-loop"
        case notRegularFile = "not-a-regular-file"
        case tooLarge = "too-large"
        case unreadable
        case incompleteStatus = "incomplete-status"
        case answeredBySibling = "answered-by-sibling"
        case noStatement = "no-statement"

        /// Whether a failed read is the reason, which makes the listing incomplete.
        ///
        /// An absent file or a file without a statement is an answer, not a failure.
        public var isFailure: Bool {
            switch self {
            case .linkLoop, .notRegularFile, .tooLarge, .unreadable, .incompleteStatus: true
            case .missingFile, .danglingLink, .documentationExcluded, .answeredBySibling,
                .noStatement:
                false
            }
        }
    }

    public var kind: Kind {
        switch self {
        case .missingFile: .missingFile
        case .danglingLink: .danglingLink
        case .documentationExcluded: .documentationExcluded
        case .linkLoop: .linkLoop
        case .notRegularFile: .notRegularFile
        case .tooLarge: .tooLarge
        case .unreadable: .unreadable
        case .incompleteStatus: .incompleteStatus
        case .answeredBySibling: .answeredBySibling
        case .noStatement: .noStatement
        case .listed(let kind, _): kind
        }
    }
}
