extension LicenseExpression {
    /// What joins operands.
    enum Connective {
        case and, or
    }

    /// All of these together; nil where there are none, and the one where there is one.
    ///
    /// Operands that are ANDs themselves give theirs. Nothing is dropped: see ``simplified``.
    public static func all(_ expressions: [LicenseExpression]) -> LicenseExpression? {
        joined(expressions, by: .and)
    }

    /// The choice among these; nil where there are none, and the one where there is one.
    ///
    /// Operands that are ORs themselves give theirs. Nothing is dropped: see ``simplified``.
    public static func any(_ expressions: [LicenseExpression]) -> LicenseExpression? {
        joined(expressions, by: .or)
    }

    private static func joined(
        _ expressions: [LicenseExpression], by connective: Connective
    ) -> LicenseExpression? {
        var operands: [LicenseExpression] = []
        for expression in expressions { operands += expression.operands(of: connective) }
        return operands.count > 1 ? LicenseExpression(operands, by: connective) : operands.first
    }

    /// What joins the operands of this expression; nil for a single licence.
    var connective: Connective? {
        switch self {
        case .license: nil
        case .and: .and
        case .or: .or
        }
    }

    /// The operands where the expression is joined by this connective, else itself as the only one.
    func operands(of connective: Connective) -> [LicenseExpression] {
        switch (self, connective) {
        case (.and(let operands), .and), (.or(let operands), .or): operands
        default: [self]
        }
    }

    init(_ operands: [LicenseExpression], by connective: Connective) {
        self =
            switch connective {
            case .and: .and(operands)
            case .or: .or(operands)
            }
    }
}
