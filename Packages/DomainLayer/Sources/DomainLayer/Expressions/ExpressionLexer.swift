/// A piece of an expression and where it begins.
struct ExpressionToken {
    enum Kind {
        case word, and, or, with, open, close, end
    }

    var kind: Kind
    /// The bytes it covers, counted from 0.
    var range: Range<Int>

    /// The 1-based place of its first byte.
    var column: Int { range.lowerBound + 1 }
}

/// Cuts an expression into words and parentheses.
struct ExpressionLexer {
    private let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The next token; at the end of the text, for ever `end`.
    mutating func next() throws(LicenseExpressionError) -> ExpressionToken {
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        let start = position
        guard start < bytes.count else { return ExpressionToken(kind: .end, range: start..<start) }
        switch bytes[start] {
        case UInt8(ascii: "("):
            position += 1
            return ExpressionToken(kind: .open, range: start..<position)
        case UInt8(ascii: ")"):
            position += 1
            return ExpressionToken(kind: .close, range: start..<position)
        default:
            while position < bytes.count, bytes[position].isWord { position += 1 }
            if position == start { throw unexpected(at: start) }
            return ExpressionToken(kind: kind(of: start..<position), range: start..<position)
        }
    }

    /// The word as a licence, whatever follows it.
    func term(_ word: ExpressionToken) throws(LicenseExpressionError) -> LicenseTerm {
        var range = word.range
        let orLater = range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: "+")
        if orLater { range = range.lowerBound..<(range.upperBound - 1) }

        var document: String?
        if let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) {
            document = try idstring(range.lowerBound..<colon, behind: "DocumentRef-")
            range = (colon + 1)..<range.upperBound
        }
        if document != nil || starts(range, with: "LicenseRef-") {
            _ = try idstring(range, behind: "LicenseRef-")
            if orLater { throw unexpected(at: range.upperBound) }
            return LicenseTerm(string(range), document: document)
        }
        if starts(range, with: "DocumentRef-") {
            throw LicenseExpressionError(.incompleteReference, column: range.lowerBound + 1)
        }
        let id = try idstring(range)
        if id == LicenseExpression.noAssertion || id == "NONE" {
            throw LicenseExpressionError(.reservedWord(id), column: word.column)
        }
        return LicenseTerm(SPDXLicenseList.canonicalID(id) ?? id, orLater: orLater)
    }

    /// The word as an exception's id.
    func exception(_ word: ExpressionToken) throws(LicenseExpressionError) -> String {
        let id = try idstring(word.range)
        return SPDXLicenseList.canonicalExceptionID(id) ?? id
    }

    /// Letters, digits, `-` and `.`, at least one.
    private func idstring(_ range: Range<Int>) throws(LicenseExpressionError) -> String {
        if let other = bytes[range].firstIndex(where: { !$0.isIdstring }) {
            throw unexpected(at: other)
        }
        return string(range)
    }

    /// The idstring that follows the prefix.
    private func idstring(
        _ range: Range<Int>, behind prefix: StaticString
    ) throws(LicenseExpressionError) -> String {
        guard starts(range, with: prefix), range.count > prefix.utf8CodeUnitCount else {
            throw LicenseExpressionError(.incompleteReference, column: range.lowerBound + 1)
        }
        return try idstring((range.lowerBound + prefix.utf8CodeUnitCount)..<range.upperBound)
    }

    private func kind(of range: Range<Int>) -> ExpressionToken.Kind {
        guard range.count <= 4 else { return .word }
        return switch string(range).uppercased() {
        case "AND": .and
        case "OR": .or
        case "WITH": .with
        default: .word
        }
    }

    private func starts(_ range: Range<Int>, with prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { bytes[range].starts(with: $0) }
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func unexpected(at offset: Int) -> LicenseExpressionError {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        return LicenseExpressionError(
            .unexpectedCharacter(text.unicodeScalars[index]), column: offset + 1)
    }
}

extension UInt8 {
    /// Space, tab, line feed or carriage return.
    fileprivate var isBlank: Bool {
        self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
    }

    /// What SPDX builds ids of.
    fileprivate var isIdstring: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// What stands in a word: an id with the signs that attach to it.
    fileprivate var isWord: Bool {
        isIdstring || self == UInt8(ascii: "+") || self == UInt8(ascii: ":")
    }
}
