/// The reason that reading can't continue.
public enum JSONReaderError: Error, Hashable, Sendable {
    /// The source failed, with the system's message.
    case unreadable(message: String)
    /// The source exceeds its size limit.
    case tooLarge(limit: Int)
    /// The task was cancelled.
    case cancelled
    /// The text isn't valid, or not as requested.
    case invalid(JSONProblem)
}

/// A problem with a text, and its location.
public struct JSONProblem: Hashable, Sendable {
    /// The 1-based line of the offending value or character.
    public var line: Int
    /// The 1-based position in the line, in bytes.
    public var column: Int
    /// The keys and 0-based indices that lead there: `packages[3].version`; empty for the whole
    /// text.
    public var keyPath: String
    /// The kind of problem.
    public var kind: Kind

    /// A problem at a location.
    public init(_ kind: Kind, line: Int, column: Int, keyPath: String = "") {
        self.kind = kind
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// The kind of problem with a text.
    public enum Kind: Hashable, Sendable {
        /// The text ends before its value does.
        case endsEarly
        /// JSON doesn't allow this byte here.
        case unexpectedByte(UInt8)
        /// Something follows the end of the value.
        case somethingFollows
        /// A string has bytes that are not UTF-8, or an invalid escape.
        case badText
        /// A string has more bytes than this.
        case tooLong(limit: Int)
        /// More containers than this are open.
        case nestedTooDeep(limit: Int)
        /// The value is of another kind than requested.
        case wrongValue(wanted: ValueKind, found: ValueKind)
        /// A number is not valid JSON, or isn't a whole number as requested.
        case badNumber
        /// An object lacks this member.
        case missingMember(String)
        /// An object has this member a second time.
        case repeatedMember(String)
        /// Valid JSON that the caller can't accept.
        case rejected
    }

    /// The kinds of JSON values.
    public enum ValueKind: Hashable, Sendable {
        case object, array, text, number, flag, null
    }
}
