/// Makes ``LicenseStatements`` of one statement after another.
public struct StatementPacker {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var claims = Numbering<LicenseStatements.Claim>()
    private var places: [UInt32] = []
    private var underlying: [String] = []

    public init() {}

    /// What was packed, in no more memory than it takes.
    public var statements: LicenseStatements {
        LicenseStatements(
            packed: bytes.fitted, startingAt: starts.fitted, saying: places.fitted,
            of: claims.values.fitted, underlying: underlying)
    }

    /// Adds a statement.
    public mutating func append(_ statement: LicenseStatement) {
        starts.append(bytes.count)
        places.append(UInt32(claims.number(of: statement.claim)))
        let lines = statement.lines
        bytes.append(packing: UInt(bitPattern: lines.lowerBound))
        bytes.append(packing: UInt(bitPattern: lines.upperBound &- lines.lowerBound))
        bytes.append(packing: statement.name.map { [$0] } ?? [])
        bytes.append(packing: statement.files)
        bytes.append(packing: statement.holders)
        bytes.append(packing: statement.underlying)
        underlying += statement.underlying
    }
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

    /// Texts, each behind the number of its bytes, behind the number of bytes that all take.
    fileprivate mutating func append(packing texts: [String]) {
        var packed: [UInt8] = []
        for var text in texts {
            packed.append(packing: UInt(text.utf8.count))
            text.withUTF8 { packed.append(contentsOf: $0) }
        }
        append(packing: UInt(packed.count))
        self += packed
    }
}

extension LicenseStatement {
    fileprivate var claim: LicenseStatements.Claim {
        LicenseStatements.Claim(expression: expression, basis: basis, rule: rule)
    }
}

extension Array {
    /// The same without much of the room that appending leaves; what is kept for long should not
    /// pay for it.
    fileprivate var fitted: Array {
        capacity - count < Swift.max(16, count / 16)
            ? self
            : Array(unsafeUninitializedCapacity: count) { room, used in
                used = room.initialize(fromContentsOf: self)
            }
    }
}
