/// Writes statements as bytes: numbers in groups of seven bits, texts behind their length.
struct StatementPacker {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var claims: [LicenseStatements.Claim] = []
    private var numbers: [LicenseStatements.Claim: Int] = [:]
    private var underlying: [String] = []

    var isEmpty: Bool { starts.isEmpty }

    /// What was packed, in no more memory than it takes.
    var content: LicenseStatements.Content {
        LicenseStatements.Content(
            bytes: bytes.fitted,
            starts: starts.fitted,
            claims: claims.fitted,
            underlying: underlying.sortedOnce())
    }

    /// The order is the one in which ``PackedStatement`` reads.
    mutating func append(_ statement: LicenseStatement) {
        starts.append(bytes.count)
        append(UInt(bitPattern: number(of: statement.claim)))
        append(UInt(bitPattern: statement.lines.lowerBound))
        append(UInt(bitPattern: statement.lines.upperBound &- statement.lines.lowerBound))
        append(statement.name.map { [$0] } ?? [])
        append(statement.files)
        append(statement.holders)
        append(statement.underlying)
        underlying += statement.underlying
    }

    private mutating func number(of claim: LicenseStatements.Claim) -> Int {
        // Neighbours often say the same, and there is nothing to hash then.
        if claim == claims.last { return claims.count - 1 }
        if let number = numbers[claim] { return number }
        numbers[claim] = claims.count
        claims.append(claim)
        return claims.count - 1
    }

    /// Texts, one behind the other; the length of all comes first, so that they can be skipped.
    private mutating func append(_ texts: [String]) {
        if texts.isEmpty { return bytes.append(0) }
        append(texts.reduce(0) { $0 + UInt($1.utf8.count).packedWidth + UInt($1.utf8.count) })
        for text in texts {
            append(UInt(text.utf8.count))
            var text = text
            text.withUTF8 { bytes.append(contentsOf: $0) }
        }
    }

    private mutating func append(_ number: UInt) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

extension LicenseStatement {
    fileprivate var claim: LicenseStatements.Claim {
        LicenseStatements.Claim(expression: expression, basis: basis, rule: rule)
    }
}

extension UInt {
    /// How many bytes the packed number takes.
    fileprivate var packedWidth: UInt {
        UInt(Swift.max(1, (UInt.bitWidth - leadingZeroBitCount + 6) / 7))
    }
}

extension Array {
    /// The same without the room that appending leaves; what is kept for long should not pay for it.
    fileprivate var fitted: Array {
        capacity - count < 16
            ? self
            : Array(unsafeUninitializedCapacity: count) { room, used in
                used = room.initialize(fromContentsOf: self)
            }
    }
}
