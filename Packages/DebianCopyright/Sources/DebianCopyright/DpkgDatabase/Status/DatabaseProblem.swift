/// Something in dpkg's database that could not be read as it should; the rest was read.
public struct DatabaseProblem: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The stanza lacks this field. Without `Package`, or in `status` without `Status`, it is
        /// not listed; without `Version` or `Architecture` it is.
        case missingField(String)
        /// An earlier stanza has the same `name:architecture`; this one counts, as it does for
        /// dpkg.
        case duplicate(String)
        /// The file breaks off: dpkg ends each line of `status` with a line feed, and the last one
        /// has none.
        case truncated
        /// The line is neither a field nor continues one.
        case strayLine
        /// The file could not be read.
        case unreadable(FileProblem)
    }

    public let kind: Kind
    /// The file's absolute path inside the root.
    public let path: String
    /// The 1-based line; nil where the whole file is meant.
    public let line: Int?

    public init(kind: Kind, path: String, line: Int?) {
        self.kind = kind
        self.path = path
        self.line = line
    }
}
