extension LicenseExpression {
    /// Whether there are so few licences that comparing operands with each other takes less than
    /// numbering them.
    var hasFewTerms: Bool {
        var left = 32
        return countDown(&left)
    }

    /// Takes the licences from what is left; false where they are more.
    private func countDown(_ left: inout Int) -> Bool {
        switch self {
        case .license:
            left -= 1
            return left >= 0
        case .and(let operands), .or(let operands):
            for operand in operands where !operand.countDown(&left) { return false }
            return true
        }
    }

    /// As ``simplified``; the time grows with the square of the licences' number.
    var simplifiedByComparing: LicenseExpression {
        guard let connective else { return self }
        var distinct: [LicenseExpression] = []
        for operand in operands(of: connective) {
            for part in operand.simplifiedByComparing.operands(of: connective)
            where !distinct.contains(where: { $0.saysTheSame(as: part) }) {
                distinct.append(part)
            }
        }
        return distinct.count == 1 ? distinct[0] : LicenseExpression(distinct, by: connective)
    }

    /// Whether both say the same, both being simple: none has an operand twice then.
    private func saysTheSame(as other: LicenseExpression) -> Bool {
        switch (self, other) {
        case (.license(let term), .license(let otherTerm)):
            term == otherTerm
        case (.and(let operands), .and(let others)), (.or(let operands), .or(let others)):
            operands.count == others.count
                && operands.allSatisfy { operand in
                    others.contains { $0.saysTheSame(as: operand) }
                }
        default: false
        }
    }
}
