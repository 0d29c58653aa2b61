extension LicenseExpression: CustomStringConvertible {
    /// The expression in SPDX syntax, with no more parentheses than it needs: an OR inside an AND
    /// has them, for AND binds tighter.
    public var description: String {
        if case .license(let term) = self { return term.description }
        var text = ""
        render(into: &text, insideAnd: false)
        return text
    }

    private func render(into text: inout String, insideAnd: Bool) {
        switch self {
        case .license(let term):
            text += term.description
        case .and(let operands), .or(let operands):
            if operands.count == 1 { return operands[0].render(into: &text, insideAnd: insideAnd) }
            let isAnd = connective == .and
            if insideAnd, !isAnd { text += "(" }
            for (index, operand) in operands.enumerated() {
                if index > 0 { text += isAnd ? " AND " : " OR " }
                operand.render(into: &text, insideAnd: isAnd)
            }
            if insideAnd, !isAnd { text += ")" }
        }
    }
}
