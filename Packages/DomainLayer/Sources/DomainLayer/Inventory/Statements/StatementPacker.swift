/// Makes ``LicenseStatements`` of one statement after another.
///
/// It writes them as bytes: numbers in groups of seven bits, texts behind their length.
public struct StatementPacker {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var claims = Numbering<LicenseStatements.Claim>()
    private var underlying: [String] = []

    /// - Parameters:
    ///   - count: how many statements will be added, as far as that is known.
    ///   - size: how many bytes their texts have together, as far as that is known.
    public init(expecting count: Int = 0, of size: Int = 0) {
        starts.reserveCapacity(count)
        bytes.reserveCapacity(size + count * Self.bytesOfNumbers)
    }

    /// What a statement usually takes besides its texts.
    private static let bytesOfNumbers = 12

    /// What was packed, in no more memory than it takes.
    public var statements: LicenseStatements {
        if starts.isEmpty { return LicenseStatements(.empty) }
        return LicenseStatements(
            LicenseStatements.Content(
                bytes: bytes.fitted,
                starts: starts.fitted,
                claims: claims.values.fitted,
                underlying: underlying.sortedOnce()))
    }

    /// The place of a claim in ``LicenseStatements/claims``, where it is put if it is new.
    public mutating func place(of claim: LicenseStatements.Claim) -> Int {
        claims.number(of: claim)
    }

    /// Adds a statement; the parameters are as in ``LicenseStatement``.
    ///
    /// - Parameters:
    ///   - claim: what ``place(of:)`` gave for what it says.
    ///   - files: the patterns of its stanza in UTF-8, each behind the number of its bytes as LEB128:
    ///     seven bits a byte, the lowest ones first, and 0x80 added where more follow.
    ///   - lines: where it stands, 1-based.
    ///   - name: the licence as the file writes it.
    ///   - holders: who holds the copyright, in the form of `files`.
    ///   - underlying: what an unlisted licence is built upon.
    public mutating func append(
        claim: Int, files: [UInt8], lines: ClosedRange<Int>, name: String?, holders: [UInt8],
        underlying: [String]
    ) {
        // The order is the one in which PackedStatement reads.
        starts.append(bytes.count)
        append(UInt(bitPattern: claim))
        append(UInt(bitPattern: lines.lowerBound))
        append(UInt(bitPattern: lines.upperBound &- lines.lowerBound))
        append(name)
        append(files)
        append(holders)
        append(underlying.packed)
        if !underlying.isEmpty { self.underlying += underlying }
    }

    /// Adds a statement.
    public mutating func append(_ statement: LicenseStatement) {
        append(
            claim: place(of: statement.claim), files: statement.files.packed,
            lines: statement.lines, name: statement.name, holders: statement.holders.packed,
            underlying: statement.underlying)
    }

    /// A packed text, or none.
    private mutating func append(_ text: String?) {
        guard let text else { return append(0) }
        let length = UInt(text.utf8.count)
        append(length.packedSize + length)
        bytes.append(packing: text)
    }

    /// Packed texts; the length of all comes first, so that they can be skipped.
    private mutating func append(_ texts: [UInt8]) {
        append(UInt(texts.count))
        bytes += texts
    }

    private mutating func append(_ number: UInt) { bytes.append(packing: number) }
}

extension [UInt8] {
    fileprivate mutating func append(packing number: UInt) {
        var rest = number
        while rest > 0x7F {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// A text behind the number of its bytes.
    fileprivate mutating func append(packing text: String) {
        append(packing: UInt(text.utf8.count))
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}

extension UInt {
    /// How many bytes the number takes in groups of seven bits.
    fileprivate var packedSize: UInt {
        UInt(truncatingIfNeeded: (UInt.bitWidth + 6 - (self | 1).leadingZeroBitCount) / 7)
    }
}

extension [String] {
    /// The texts, one behind the other.
    fileprivate var packed: [UInt8] {
        var bytes: [UInt8] = []
        for text in self { bytes.append(packing: text) }
        return bytes
    }
}

extension LicenseStatement {
    fileprivate var claim: LicenseStatements.Claim {
        LicenseStatements.Claim(expression: expression, basis: basis, rule: rule)
    }
}

extension Array {
    /// The same without much of the room that appending leaves; what is kept for long should not pay
    /// for it.
    fileprivate var fitted: Array {
        capacity - count < Swift.max(16, count / 16)
            ? self
            : Array(unsafeUninitializedCapacity: count) { room, used in
                used = room.initialize(fromContentsOf: self)
            }
    }
}
