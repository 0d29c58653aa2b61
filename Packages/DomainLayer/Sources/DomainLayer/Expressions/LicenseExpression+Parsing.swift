extension LicenseExpression {
    /// How many parentheses may be open at once.
    ///
    /// It bounds the stack that hostile text can claim, and no licence comes near it.
    public static let nestingLimit = 128

    /// Reads an expression in the syntax of the SPDX specification 2.3, annex D.
    ///
    /// AND binds tighter than OR. Operators and ids of the SPDX list are recognised whatever their
    /// letter case, and such ids take the list's own; other ids stay as they are, for syntax alone
    /// counts here. Parentheses that change nothing leave no trace: `A AND (B AND C)` is one AND of
    /// three.
    ///
    /// - Throws: ``LicenseExpressionError`` for the first thing that is wrong.
    public init(parsing text: String) throws(LicenseExpressionError) {
        var parser = try ExpressionParser(text)
        self = try parser.parse()
    }
}

/// A parser by recursive descent; it recurses at parentheses alone.
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

    /// A licence with its exception, or an expression in parentheses.
    private mutating func operand() throws(LicenseExpressionError) -> LicenseExpression {
        switch token.kind {
        case .open: return try parenthesised()
        case .word: return .license(try term())
        case .close where depth == 0: throw failure(.unopenedParenthesis)
        default: throw failure(.expectedLicense)
        }
    }

    private mutating func parenthesised() throws(LicenseExpressionError) -> LicenseExpression {
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
