/// Why nothing more can be read.
public enum JSONReaderError: Error, Hashable, Sendable {
    /// The source failed; the words are the system's.
    case unreadable(message: String)
    /// The source has more bytes than whoever gives them wants to be read.
    case tooLarge(limit: Int)
    /// The task was cancelled.
    case cancelled
    /// The text isn't what it should be.
    case invalid(JSONProblem)
}

/// What is wrong with a text, and where.
public struct JSONProblem: Hashable, Sendable {
    /// The 1-based line of the offending value or character.
    public var line: Int
    /// Its 1-based byte in the line.
    public var column: Int
    /// Keys and 0-based indices that lead there: `packages[3].version`; empty for the whole.
    public var keyPath: String
    /// What is wrong there.
    public var kind: Kind

    /// A problem at a location.
    public init(_ kind: Kind, line: Int, column: Int, keyPath: String = "") {
        self.kind = kind
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// What is wrong with a text.
    public enum Kind: Hashable, Sendable {
        /// The text ends before its value does.
        case endsEarly
        /// A byte that JSON does not have there.
        case unexpectedByte(UInt8)
        /// Something follows the end of the value.
        case somethingFollows
        /// A string holds bytes that are no UTF-8, or an escape that stands for no character.
        case badText
        /// A string has more bytes than this.
        case tooLong(limit: Int)
        /// More containers are open than this.
        case nestedTooDeep(limit: Int)
        /// A value of one kind stands where another should.
        case wrongValue(wanted: ValueKind, found: ValueKind)
        /// A number that isn't one of JSON's, or was to be a whole one and isn't.
        case badNumber
        /// An object lacks this member.
        case missingMember(String)
        /// An object has this member a second time.
        case repeatedMember(String)
        /// JSON, but nothing that whoever reads can accept there.
        case rejected
    }

    /// What JSON's values are.
    public enum ValueKind: Hashable, Sendable {
        case object, array, text, number, flag, null
    }
}
