/// Reads inventories that `list` has saved as JSON.
public protocol InventoryFileDriverProtocol: Sendable {
    /// The contents of a saved listing; nil for a folder, an image or another archive, which are
    /// systems that ``LicenseDriverProtocol`` reads.
    ///
    /// The first bytes decide; standard input is always a listing. A listing is read whole or not
    /// at all. If it lacks something that its report was not asked for, such as digests, that is no
    /// error.
    ///
    /// - Throws: ``InventoryFileError`` for the first thing that is wrong.
    func inventory(
        at origin: InputSource
    ) async throws(InventoryFileError) -> SavedListing?
}

/// Why there is no inventory.
public enum InventoryFileError: Error, Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case unreadable(InputSource, message: String)
    /// The file is longer than the limit in bytes.
    case tooLarge(InputSource, limit: Int)
    /// The file is no saved listing, or not one that this program understands.
    case invalid(InputSource, InventoryFileProblem)
    /// The path is a folder or an archive instead of a listing.
    case folder(InputSource)
    /// The listing was saved with a filter, so that packages may be missing.
    case filtered(InputSource)
    /// The listing lacks its statements.
    case brief(InputSource)
    /// Licenses of the listing have ids that no policy has any more.
    case outdated(InputSource)
    /// The task was cancelled.
    case cancelled
}

/// The form in which listings are saved.
public enum InventoryFileSchema {
    /// Raised by one when a reader of the older schema would misunderstand the newer one.
    public static let version = 3
    /// The versions that are understood.
    public static let readable = 1...3
}

/// Why a file is no saved listing, and where.
public struct InventoryFileProblem: Hashable, Sendable {
    /// The 1-based line of the offending value or character.
    public var line: Int
    /// Its 1-based byte in the line.
    public var column: Int
    /// The path of keys and 0-based indices to the value: `packages[3].version`; empty for the
    /// root.
    public var keyPath: String
    public var kind: Kind

    public init(_ kind: Kind, line: Int, column: Int, keyPath: String = "") {
        self.kind = kind
        self.line = line
        self.column = column
        self.keyPath = keyPath
    }

    /// What is wrong there.
    public enum Kind: Hashable, Sendable {
        /// The file is empty or blank.
        case empty
        /// The file ends before the listing does.
        case endsEarly
        /// A byte that JSON doesn't allow there.
        case unexpectedByte(UInt8)
        /// Something follows the end of the listing.
        case somethingFollows
        /// A text has bytes that aren't UTF-8, or an escape that encodes no character.
        case badText
        /// A text has more bytes than this.
        case tooLong(limit: Int)
        /// More containers are open than this.
        case nestedTooDeep(limit: Int)
        /// A value of one kind was found instead of another.
        case wrongValue(wanted: ValueKind, found: ValueKind)
        /// A number that no listing can have there: a fraction, a negative one, or one too large.
        case badNumber
        /// An object lacks this member.
        case missingMember(String)
        /// An object has this member a second time.
        case repeatedMember(String)
        /// The listing has an unknown version of the schema.
        case unknownSchema(Int)
        /// A word that is none of those that this member can have.
        case unknownWord(String)
        /// A text that should be a license expression.
        case badExpression(LicenseExpressionError.Problem)
        /// Lines should be two numbers, the first not below 1 and the last not before the first.
        case badLines
    }

    /// The kinds of JSON values.
    public enum ValueKind: Hashable, Sendable {
        case object, array, text, number, flag, null
    }
}
