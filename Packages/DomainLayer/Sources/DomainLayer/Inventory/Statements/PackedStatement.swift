/// A statement as ``LicenseStatements`` keeps it: for reports, which copy its bytes without making
/// a string of each text.
public struct PackedStatement: Sendable {
    /// The place of what it says in ``LicenseStatements/claims``.
    public let claim: Int
    /// As ``LicenseStatement/lines``.
    public let lines: ClosedRange<Int>
    /// As ``LicenseStatement/name``: one text, or none.
    public let name: PackedTexts
    /// As ``LicenseStatement/files``.
    public let files: PackedTexts
    /// As ``LicenseStatement/holders``.
    public let holders: PackedTexts
    /// As ``LicenseStatement/underlying``.
    public let underlying: PackedTexts
}

extension LicenseStatements {
    /// What the statements say, each once, in the order of first use.
    public var claims: [Claim] { content.claims }

    /// The statement at a position as it is kept.
    public func packed(at position: Int) -> PackedStatement {
        PackedStatement(content.bytes, at: content.starts[position])
    }
}

extension PackedStatement {
    /// Reads what ``StatementPacker`` wrote.
    fileprivate init(_ bytes: [UInt8], at start: Int) {
        var position = start
        claim = bytes.packedNumber(at: &position)
        let first = bytes.packedNumber(at: &position)
        lines = first...(first &+ bytes.packedNumber(at: &position))
        name = PackedTexts(bytes, at: &position)
        files = PackedTexts(bytes, at: &position)
        holders = PackedTexts(bytes, at: &position)
        underlying = PackedTexts(bytes, at: &position)
    }
}

/// Texts of a ``PackedStatement``.
public struct PackedTexts: Sendable {
    private let bytes: [UInt8]
    private let range: Range<Int>

    fileprivate init(_ bytes: [UInt8], at position: inout Int) {
        let length = bytes.packedNumber(at: &position)
        self.bytes = bytes
        range = position..<(position + length)
        position += length
    }

    /// Whether there is no text.
    public var isEmpty: Bool { range.isEmpty }

    /// Lends the UTF-8 of each text in turn.
    public func lend(to body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { buffer in
            var position = range.lowerBound
            while position < range.upperBound {
                let length = bytes.packedNumber(at: &position)
                body(UnsafeBufferPointer(rebasing: buffer[position..<(position + length)]))
                position += length
            }
        }
    }

    /// A string of each text.
    var strings: [String] {
        if isEmpty { return [] }
        var strings: [String] = []
        lend { strings.append(String(decoding: $0, as: UTF8.self)) }
        return strings
    }
}

extension [UInt8] {
    /// A number as ``StatementPacker`` writes it.
    fileprivate func packedNumber(at position: inout Int) -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while true {
            let byte = self[position]
            position &+= 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
    }
}
