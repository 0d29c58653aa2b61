/// What one copyright file states, in the file's order; a `Files` stanza that later ones
/// override is left out.
///
/// A file may have patterns and holders by the ten thousand, and a string for each would take
/// longer to make than the file to read. So statements are kept as bytes, and taken out when
/// somebody asks for one.
public struct CopyrightStatements: Hashable, Sendable {
    /// The statements packed one behind the other. Each is the number of its first line and how
    /// many lines follow, then four lists of texts: its name or nothing, its patterns, its holders,
    /// and the ids that its licence builds upon.
    ///
    /// A text is the number of its bytes and these bytes in UTF-8. A list is the number of bytes
    /// that its texts take, their numbers included, and these texts. Numbers are LEB128: seven bits
    /// a byte, the lowest ones first, and 0x80 added where more follow.
    public let bytes: [UInt8]
    /// Where each statement begins in ``bytes``.
    public let starts: [Int]
    /// What the statements say, in the order of their first use; some may be equal.
    public let claims: [Claim]
    /// For each statement the place among ``claims`` of what it says.
    public let places: [Int]

    /// What a statement says, apart from where: many statements of a file have it in common.
    public struct Claim: Hashable, Sendable {
        /// As ``CopyrightStatement/license``.
        public let license: StatedLicense?
        public let basis: StatementBasis
        /// As ``CopyrightStatement/rule``.
        public let rule: StatementRule?
        /// As ``CopyrightStatement/underlying``.
        public let underlying: [String]

        init(_ license: StatedLicense?, basis: StatementBasis, rule: StatementRule?) {
            self.license = license
            self.basis = basis
            self.rule = rule
            underlying = license?.underlying ?? []
        }
    }
}

extension CopyrightStatements: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { starts.count }

    public subscript(position: Int) -> CopyrightStatement {
        let claim = claims[places[position]]
        var reader = PackedReader(bytes[starts[position]...])
        let first = reader.number()
        let lines = first...first + reader.number()
        let name = reader.texts().first
        return CopyrightStatement(
            license: claim.license, files: reader.texts(), lines: lines, basis: claim.basis,
            rule: claim.rule, name: name, holders: reader.texts(), underlying: claim.underlying)
    }
}
