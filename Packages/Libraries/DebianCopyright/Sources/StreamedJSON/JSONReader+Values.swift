extension JSONReader {
    /// Requires that the next value is of this kind.
    public mutating func expect(_ kind: JSONProblem.ValueKind) throws(JSONReaderError) {
        guard let byte = try nextByte() else { throw problem(.endsEarly) }
        guard let found = JSONProblem.ValueKind(firstByte: byte) else {
            throw problem(.unexpectedByte(byte))
        }
        if found != kind { throw problem(.wrongValue(wanted: kind, found: found)) }
    }

    /// Reads a text.
    public mutating func string() throws(JSONReaderError) -> String {
        try expect(.text)
        return try text()
    }

    /// Reads a text; nil for a `null`.
    public mutating func stringOrNull() throws(JSONReaderError) -> String? {
        try null() ? nil : try string()
    }

    /// Reads an array of texts.
    public mutating func strings() throws(JSONReaderError) -> [String] {
        var strings: [String] = []
        try beginArray()
        while try nextElement() { strings.append(try string()) }
        return strings
    }

    /// Reads an array of texts; empty for a `null`.
    public mutating func stringsOrNull() throws(JSONReaderError) -> [String] {
        try null() ? [] : try strings()
    }

    /// Skips a `null`; false if there is another value, which isn't consumed.
    public mutating func null() throws(JSONReaderError) -> Bool {
        guard try nextByte() == UInt8(ascii: "n") else { return false }
        try literal("null")
        return true
    }

    /// Reads `true` or `false`.
    public mutating func flag() throws(JSONReaderError) -> Bool {
        try expect(.flag)
        let isTrue = try currentByte() == UInt8(ascii: "t")
        try literal(isTrue ? "true" : "false")
        return isTrue
    }

    /// Reads a number without sign, fraction and exponent.
    public mutating func integer() throws(JSONReaderError) -> Int {
        try expect(.number)
        var value = 0
        var digits = 0
        while let byte = try currentByte(), byte.isDigit {
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeToo) = tens.addingReportingOverflow(Int(byte & 0x0F))
            if isTooLarge || isTooLargeToo || digits > 0 && value == 0 {
                throw problem(.badNumber)
            }
            value = sum
            digits += 1
            position += 1
        }
        if digits == 0 { throw problem(.badNumber) }
        if let byte = try currentByte(), byte.isInNumber { throw problem(.badNumber) }
        return value
    }

    /// Skips a value of any kind.
    public mutating func skip() throws(JSONReaderError) {
        guard let byte = try nextByte() else { throw problem(.endsEarly) }
        switch JSONProblem.ValueKind(firstByte: byte) {
        case .object:
            try beginObject()
            while try nextKey() != nil { try skip() }
        case .array:
            try beginArray()
            while try nextElement() { try skip() }
        case .text: try skipText()
        case .number: try skipNumber()
        case .flag: try literal(byte == UInt8(ascii: "t") ? "true" : "false")
        case .null: try literal("null")
        case nil: throw problem(.unexpectedByte(byte))
        }
    }

    private mutating func literal(_ word: StaticString) throws(JSONReaderError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard let byte = try currentByte() else { throw problem(.endsEarly) }
            if byte != word.utf8Start[index] { throw problem(.unexpectedByte(byte)) }
            position += 1
        }
    }

    /// Skips a number (RFC 8259, section 6): `-`, digits without a leading zero, a fraction, an
    /// exponent.
    private mutating func skipNumber() throws(JSONReaderError) {
        try skipIf { $0 == UInt8(ascii: "-") }
        if try !skipIf({ $0 == UInt8(ascii: "0") }) { try skipDigits() }
        if try skipIf({ $0 == UInt8(ascii: ".") }) { try skipDigits() }
        if try skipIf({ $0 | 0x20 == UInt8(ascii: "e") }) {
            try skipIf { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
            try skipDigits()
        }
        if let byte = try currentByte(), byte.isInNumber { throw problem(.badNumber) }
    }

    private mutating func skipDigits() throws(JSONReaderError) {
        guard try skipIf(\.isDigit) else { throw problem(.badNumber) }
        while try skipIf(\.isDigit) {}
    }

    @discardableResult
    private mutating func skipIf(
        _ fits: (UInt8) -> Bool
    ) throws(JSONReaderError) -> Bool {
        guard let byte = try currentByte(), fits(byte) else { return false }
        position += 1
        return true
    }
}

extension JSONProblem.ValueKind {
    /// The kind of a value that begins with this byte; nil if there is none.
    fileprivate init?(firstByte byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"): self = .object
        case UInt8(ascii: "["): self = .array
        case UInt8(ascii: "\""): self = .text
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .flag
        case UInt8(ascii: "n"): self = .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
        default: return nil
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte can be part of a number.
    fileprivate var isInNumber: Bool {
        isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: "-") || self | 0x20 == UInt8(ascii: "e")
    }
}
