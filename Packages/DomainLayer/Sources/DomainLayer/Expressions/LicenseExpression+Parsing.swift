extension LicenseExpression {
    /// How many parentheses may be open at once.
    ///
    /// The limit bounds the stack that hostile text can claim, and no license comes near it.
    public static let nestingLimit = 128

    /// Reads an expression in the syntax of the SPDX specification 2.3, annex D.
    ///
    /// AND binds tighter than OR. Operators and ids of the SPDX list are recognized in any letter
    /// case, and these ids take the list's spelling; other ids stay as they are, because only the
    /// syntax counts here. Parentheses that change nothing leave no trace: `A AND (B AND C)` is one
    /// AND of three.
    ///
    /// - Throws: ``LicenseExpressionError`` for the first thing that is wrong.
    public init(parsing text: String) throws(LicenseExpressionError) {
        var parser = try ExpressionParser(text)
        self = try parser.parse()
    }
}

/// A parser by recursive descent; it recurses only at parentheses.
private struct ExpressionParser {
    private var lexer: ExpressionLexer
    /// The token to look at next.
    private var token: ExpressionToken
    /// How many parentheses are open.
    private var depth = 0

    init(_ text: String) throws(LicenseExpressionError) {
        lexer = ExpressionLexer(text)
        token = try lexer.next()
    }

    mutating func parse() throws(LicenseExpressionError) -> LicenseExpression {
        if token.kind == .end { throw LicenseExpressionError(.empty, column: 1) }
        let expression = try choice()
        switch token.kind {
        case .end: return expression
        case .close: throw failure(.unopenedParenthesis)
        default: throw failure(.expectedOperator)
        }
    }

    /// Operands joined by OR.
    private mutating func choice() throws(LicenseExpressionError) -> LicenseExpression {
        let first = try conjunction()
        guard token.kind == .or else { return first }
        var operands = first.operands(of: .or)
        while token.kind == .or {
            try advance()
            operands += try conjunction().operands(of: .or)
        }
        return .or(operands)
    }

    /// Operands joined by AND.
    private mutating func conjunction() throws(LicenseExpressionError) -> LicenseExpression {
        let first = try operand()
        guard token.kind == .and else { return first }
        var operands = first.operands(of: .and)
        while token.kind == .and {
            try advance()
            operands += try operand().operands(of: .and)
        }
        return .and(operands)
    }

    /// A license with its exception, or an expression in parentheses.
    private mutating func operand() throws(LicenseExpressionError) -> LicenseExpression {
        switch token.kind {
        case .open: return try parenthesized()
        case .word: return .license(try term())
        case .close where depth == 0: throw failure(.unopenedParenthesis)
        default: throw failure(.expectedLicense)
        }
    }

    private mutating func parenthesized() throws(LicenseExpressionError) -> LicenseExpression {
        let column = token.column
        if depth == LicenseExpression.nestingLimit { throw failure(.nestedTooDeep) }
        depth += 1
        try advance()
        let inner = try choice()
        switch token.kind {
        case .close: break
        case .end: throw LicenseExpressionError(.unclosedParenthesis, column: column)
        default: throw failure(.expectedOperator)
        }
        depth -= 1
        try advance()
        return inner
    }

    private mutating func term() throws(LicenseExpressionError) -> LicenseTerm {
        var term = try lexer.term(token)
        try advance()
        guard token.kind == .with else { return term }
        try advance()
        guard token.kind == .word else { throw failure(.expectedException) }
        term.exception = try lexer.exception(token)
        try advance()
        return term
    }

    private mutating func advance() throws(LicenseExpressionError) {
        token = try lexer.next()
    }

    private func failure(_ problem: LicenseExpressionError.Problem) -> LicenseExpressionError {
        LicenseExpressionError(problem, column: token.column)
    }
}

/// Why a text is no license expression, and where.
public struct LicenseExpressionError: Error, Hashable, Sendable {
    /// The 1-based position of the offending character.
    ///
    /// Everything before it is ASCII, so bytes and characters count alike.
    public var column: Int
    public var problem: Problem

    public init(_ problem: Problem, column: Int) {
        self.column = column
        self.problem = problem
    }

    /// What is wrong at the column.
    public enum Problem: Hashable, Sendable {
        /// The text is empty or blank.
        case empty
        /// A character that no expression has, or that is not allowed here.
        case unexpectedCharacter(Unicode.Scalar)
        /// A license or `(` was expected here.
        case expectedLicense
        /// `AND`, `OR` or the end was expected here; `WITH` too, after a single license.
        case expectedOperator
        /// An exception's id was expected here, after `WITH`.
        case expectedException
        /// `LicenseRef-` or `DocumentRef-` without what has to follow.
        case incompleteReference
        /// `NONE` and `NOASSERTION` replace a whole expression and are never part of one, so
        /// readers of a field look for them first.
        case reservedWord(String)
        /// This `(` has no `)`.
        case unclosedParenthesis
        /// This `)` has no `(`.
        case unopenedParenthesis
        /// This `(` is deeper than ``LicenseExpression/nestingLimit``.
        case nestedTooDeep
    }
}

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

    /// The next token; after the end of the text, always `end`.
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

    /// The word as a license, whatever follows it.
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

    /// Whether SPDX ids may contain the byte.
    fileprivate var isIdstring: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Whether the byte is part of a word: an id with the signs that attach to it.
    fileprivate var isWord: Bool {
        isIdstring || self == UInt8(ascii: "+") || self == UInt8(ascii: ":")
    }
}
