extension LicenseExpression {
    /// The same expression without nesting of like operators and without repeated operands, the
    /// first of which stays where it is.
    ///
    /// Operands that are equivalent count as repeated. Nothing else is concluded: in `(A OR B) AND
    /// A` the choice stays, for it is part of what was stated.
    public var simplified: LicenseExpression { SimplifiedExpression(self).expression }

    /// Whether both say the same, operand order and repetition aside.
    public func isEquivalent(to other: LicenseExpression) -> Bool {
        self == other || SimplifiedExpression(self).key == SimplifiedExpression(other).key
    }
}

/// A simplified expression while it is put together from the leaves up.
private struct SimplifiedExpression {
    /// What joins the operands; nil where there is but one, a single licence.
    private var connective: LicenseExpression.Connective?
    private var operands: [Operand]

    /// An operand, and the expression that all its equivalents share: the same with everything in
    /// it in order.
    private struct Operand {
        var expression: LicenseExpression
        var key: LicenseExpression
    }

    init(_ expression: LicenseExpression) {
        connective = expression.connective
        guard let connective else {
            operands = [Operand(expression: expression, key: expression)]
            return
        }
        operands = []
        var seen: Set<LicenseExpression> = []
        var first: SimplifiedExpression?
        for operand in expression.operands(of: connective) {
            let simplified = SimplifiedExpression(operand)
            first = first ?? simplified
            for part in simplified.operands(of: connective) where seen.insert(part.key).inserted {
                operands.append(part)
            }
        }
        if let first, operands.count == 1 { self = first }
    }

    var expression: LicenseExpression {
        joined(operands.map(\.expression))
    }

    var key: LicenseExpression {
        joined(operands.map(\.key).sorted(by: LicenseExpression.precedes))
    }

    private func operands(of connective: LicenseExpression.Connective) -> [Operand] {
        connective == self.connective ? operands : [Operand(expression: expression, key: key)]
    }

    private func joined(_ expressions: [LicenseExpression]) -> LicenseExpression {
        guard let connective else { return expressions[0] }
        return LicenseExpression(expressions, by: connective)
    }
}

extension LicenseExpression {
    /// An order of trees: licences, then ANDs, then ORs, each by what they hold.
    fileprivate static func precedes(
        _ left: LicenseExpression, _ right: LicenseExpression
    ) -> Bool {
        switch (left, right) {
        case (.license(let left), .license(let right)): left < right
        case (.and(let left), .and(let right)), (.or(let left), .or(let right)):
            left.lexicographicallyPrecedes(right, by: precedes)
        case (.license, _), (.and, .or): true
        default: false
        }
    }
}
