extension LicenseExpression {
    /// The same expression without nesting of like operators and without repeated operands, the
    /// first of which stays where it is.
    ///
    /// Operands that are equivalent count as repeated. Nothing else is concluded: in `(A OR B) AND
    /// A` the choice stays, for it is part of what was stated.
    public var simplified: LicenseExpression {
        if case .license = self { return self }
        var simplifier = Simplifier()
        return simplifier.simplify(self).expression
    }

    /// Whether both say the same, operand order and repetition aside.
    public func isEquivalent(to other: LicenseExpression) -> Bool {
        var simplifier = Simplifier()
        return simplifier.simplify(self).meaning == simplifier.simplify(other).meaning
    }
}

/// Simplifies from the leaves up, and numbers what it meets so that equivalents share a number.
///
/// Comparing numbers instead of trees keeps deep trees linear.
private struct Simplifier {
    private var meanings: [Statement: Int] = [:]

    /// What an expression says once its operands have numbers: their order is gone.
    private enum Statement: Hashable {
        case license(LicenseTerm)
        case joined(LicenseExpression.Connective, Set<Int>)
    }

    /// An expression that is simple already.
    struct Simple {
        var expression: LicenseExpression
        /// The same number for all its equivalents.
        var meaning: Int
        /// Its operands; itself alone where it is a single licence.
        var operands: [(expression: LicenseExpression, meaning: Int)]
    }

    mutating func simplify(_ expression: LicenseExpression) -> Simple {
        switch expression {
        case .license(let term):
            let meaning = meaning(of: .license(term))
            return Simple(
                expression: expression, meaning: meaning, operands: [(expression, meaning)])
        case .and(let operands): return join(operands, by: .and)
        case .or(let operands): return join(operands, by: .or)
        }
    }

    private mutating func join(
        _ expressions: [LicenseExpression], by connective: LicenseExpression.Connective
    ) -> Simple {
        var first: Simple?
        var operands: [(expression: LicenseExpression, meaning: Int)] = []
        var seen: Set<Int> = []
        for expression in expressions {
            let simple = simplify(expression)
            if operands.isEmpty { first = simple }
            let isAlike = simple.expression.connective == connective
            for operand in isAlike ? simple.operands : [(simple.expression, simple.meaning)]
            where seen.insert(operand.meaning).inserted {
                operands.append(operand)
            }
        }
        if let first, operands.count == 1 { return first }
        return Simple(
            expression: LicenseExpression(operands.map(\.expression), by: connective),
            meaning: meaning(of: .joined(connective, seen)),
            operands: operands)
    }

    private mutating func meaning(of statement: Statement) -> Int {
        if let known = meanings[statement] { return known }
        let new = meanings.count
        meanings[statement] = new
        return new
    }
}
