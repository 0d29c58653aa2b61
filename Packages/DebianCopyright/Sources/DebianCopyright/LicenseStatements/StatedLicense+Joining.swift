extension StatedLicense {
    /// Every operand once, in order, under one connective; a single operand stands for itself.
    ///
    /// - Parameters:
    ///   - operands: what is joined.
    ///   - make: `StatedLicense.and` or `StatedLicense.or`.
    /// - Returns: nil where there is no operand.
    static func joined(
        _ operands: [StatedLicense], by make: ([StatedLicense]) -> StatedLicense
    ) -> StatedLicense? {
        guard operands.count > 1 else { return operands.first }
        var seen: Set<StatedLicense> = []
        let distinct = operands.filter { seen.insert($0).inserted }
        return distinct.count > 1 ? make(distinct) : distinct.first
    }

    /// Its parts that all apply: the operands of an AND, else itself.
    var conjuncts: [StatedLicense] {
        if case .and(let operands) = self { operands } else { [self] }
    }

    /// Its parts of which one may be chosen: the operands of an OR, else itself.
    var alternatives: [StatedLicense] {
        if case .or(let operands) = self { operands } else { [self] }
    }
}
