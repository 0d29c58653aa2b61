/// What one copyright file states, in the file's order.
///
/// A system of 64,000 packages has millions of statements, each with a handful of short texts. As
/// arrays of strings they would not fit into memory, so they are kept as bytes and taken out when
/// somebody asks for one. Packages with the same text share them.
public struct LicenseStatements: Sendable {
    let content: Content

    /// The statements as bytes, and what the bytes refer to.
    final class Content: Sendable {
        /// One statement after another, as ``init(packed:startingAt:saying:of:underlying:)`` has
        /// them.
        let bytes: [UInt8]
        /// Where each statement begins.
        let starts: [Int]
        /// What the statements say, each once, in the order of first use.
        let claims: [Claim]
        /// The place among ``claims`` of what each statement says.
        let places: [UInt32]
        /// The ids that `LicenseRef-` ids build upon, each once, ordered as bytes.
        let underlying: [String]

        init(
            bytes: [UInt8], starts: [Int], claims: [Claim], places: [UInt32], underlying: [String]
        ) {
            self.bytes = bytes
            self.starts = starts
            self.claims = claims
            self.places = places
            self.underlying = underlying
        }

        static let empty = Content(
            bytes: [], starts: [], claims: [], places: [], underlying: [])
    }

    /// What a statement says, apart from where: many statements of a file have it in common.
    public struct Claim: Hashable, Sendable {
        /// As ``LicenseStatement/expression``.
        public let expression: LicenseExpression?
        public let basis: LicenseBasis
        /// As ``LicenseStatement/rule``.
        public let rule: LicenseRule?

        public init(expression: LicenseExpression?, basis: LicenseBasis, rule: LicenseRule?) {
            self.expression = expression
            self.basis = basis
            self.rule = rule
        }
    }

    public init(_ statements: some Sequence<LicenseStatement>) {
        var packer = StatementPacker()
        for statement in statements { packer.append(statement) }
        self = packer.statements
    }

    /// Statements that are packed already.
    ///
    /// - Parameters:
    ///   - bytes: one statement after another: its first line and how many follow, then four lists
    ///     of texts: ``LicenseStatement/name`` or none, ``LicenseStatement/files``,
    ///     ``LicenseStatement/holders`` and ``LicenseStatement/underlying``. A text is in UTF-8
    ///     behind the number of its bytes, a list behind the number of bytes that all its texts
    ///     take so. Numbers are LEB128: seven bits a byte, the lowest ones first, and 0x80 added
    ///     where more follow.
    ///   - starts: where each statement begins in the bytes.
    ///   - places: the place of what each statement says among the claims.
    ///   - claims: each once, in the order of first use.
    ///   - underlying: all that the statements have of it.
    public init(
        packed bytes: [UInt8], startingAt starts: [Int], saying places: [UInt32],
        of claims: [Claim], underlying: [String]
    ) {
        content =
            starts.isEmpty
            ? .empty
            : Content(
                bytes: bytes, starts: starts, claims: claims, places: places,
                underlying: underlying.sortedOnce())
    }

    /// The same for copies of one value, as those of packages with the same text are, and much
    /// faster to compare than the statements; it says nothing once all of the copies are gone.
    public var identity: ObjectIdentifier { ObjectIdentifier(content) }
}

extension LicenseStatements: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { content.starts.count }

    public subscript(position: Int) -> LicenseStatement {
        lendPacked(at: position) { packed in
            let claim = claims[packed.claim]
            return LicenseStatement(
                expression: claim.expression,
                files: packed.files.strings,
                lines: packed.lines,
                basis: claim.basis,
                rule: claim.rule,
                name: packed.name.strings.first,
                holders: packed.holders.strings,
                underlying: packed.underlying.strings)
        }
    }
}

extension LicenseStatements: Hashable {
    // Equal statements are packed alike.
    public static func == (left: LicenseStatements, right: LicenseStatements) -> Bool {
        left.content === right.content
            || left.content.bytes == right.content.bytes
                && left.content.places == right.content.places
                && left.content.claims == right.content.claims
    }

    public func hash(into hasher: inout Hasher) {
        // An array would be hashed element by element.
        content.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        content.places.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(content.claims)
    }
}

extension LicenseStatements: ExpressibleByArrayLiteral {
    public init(arrayLiteral statements: LicenseStatement...) {
        self.init(statements)
    }
}

extension LicenseStatements: CustomStringConvertible {
    public var description: String { Array(self).description }
}
