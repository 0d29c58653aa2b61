extension LicenseExpression {
    /// The expression without nested operators of one kind and without repeated operands, the first
    /// of which stays in its place.
    ///
    /// Operands that are equivalent count as repeated. Nothing else is concluded: in
    /// `(A OR B) AND A` the choice stays, because it is part of what was stated.
    public var simplified: LicenseExpression {
        if case .license = self { return self }
        var simplifier = Simplifier()
        return simplifier.simplify(self).expression
    }

    /// Whether the expressions differ at most in the order and repetition of operands.
    public func isEquivalent(to other: LicenseExpression) -> Bool {
        var simplifier = Simplifier()
        return simplifier.simplify(self).meaning == simplifier.simplify(other).meaning
    }
}

/// Simplifies from the leaves up, and numbers what it meets so that equivalents share a number.
///
/// Comparing numbers instead of trees keeps deep trees linear.
private struct Simplifier {
    private var meanings = InternTable<Statement>()
    /// For each meaning the last join that has it as an operand.
    private var latestJoins: [Int] = []
    private var joins = 0

    /// An expression whose operands are numbers.
    private enum Statement: Hashable {
        case license(LicenseTerm)
        /// The operands in ascending order, each once.
        case joined(LicenseExpression.Connective, [Int])
    }

    /// A simplified expression.
    struct Simple {
        var expression: LicenseExpression
        /// A number that equivalent nodes share.
        var meaning: Int
        /// Its operands; empty if it is a single license.
        var operands: [(expression: LicenseExpression, meaning: Int)] = []
    }

    mutating func simplify(_ expression: LicenseExpression) -> Simple {
        switch expression {
        case .license(let term):
            Simple(expression: expression, meaning: meaning(of: .license(term)))
        case .and(let operands): join(operands, by: .and)
        case .or(let operands): join(operands, by: .or)
        }
    }

    private mutating func join(
        _ expressions: [LicenseExpression], by connective: LicenseExpression.Connective
    ) -> Simple {
        // Nested expressions must be joined before this one records its own operands.
        let simples = expressions.map { simplify($0) }
        joins += 1
        var operands: [(expression: LicenseExpression, meaning: Int)] = []
        for simple in simples {
            if simple.expression.connective == connective {
                for operand in simple.operands where isNew(operand.meaning) {
                    operands.append(operand)
                }
            } else if isNew(simple.meaning) {
                operands.append((simple.expression, simple.meaning))
            }
        }
        if operands.count == 1,
            let only = simples.first(where: { $0.meaning == operands[0].meaning })
        {
            return only
        }
        return Simple(
            expression: LicenseExpression(operands.map(\.expression), by: connective),
            meaning: meaning(of: .joined(connective, operands.map(\.meaning).sorted())),
            operands: operands)
    }

    /// Whether the current join gets the operand for the first time.
    private mutating func isNew(_ meaning: Int) -> Bool {
        defer { latestJoins[meaning] = joins }
        return latestJoins[meaning] != joins
    }

    private mutating func meaning(of statement: Statement) -> Int {
        let number = meanings.number(of: statement)
        if number == latestJoins.count { latestJoins.append(0) }
        return number
    }
}
