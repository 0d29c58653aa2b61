extension LicenseExpression {
    /// The single licences, each once, in the order in which the expression names them.
    public var terms: [LicenseTerm] {
        if case .license(let term) = self { return [term] }
        var terms: [LicenseTerm] = []
        var seen: Set<LicenseTerm> = []
        forEachTerm { term in
            if seen.insert(term).inserted { terms.append(term) }
        }
        return terms
    }

    /// The licence ids, `LicenseRef-` ones included, without `+` and exceptions; each once, ordered
    /// as bytes.
    public var licenses: [String] {
        var licenses: [String] = []
        forEachTerm { licenses.append($0.license) }
        return licenses.sortedOnce()
    }

    /// The ids behind `WITH`, each once, ordered as bytes.
    public var exceptions: [String] {
        var exceptions: [String] = []
        forEachTerm { term in
            if let exception = term.exception { exceptions.append(exception) }
        }
        return exceptions.sortedOnce()
    }

    /// Shows every licence in the order of writing, repeated ones again.
    func forEachTerm(_ body: (LicenseTerm) -> Void) {
        switch self {
        case .license(let term): body(term)
        case .and(let operands), .or(let operands):
            for operand in operands { operand.forEachTerm(body) }
        }
    }
}

extension [String] {
    /// The strings in order, each once; faster than a set where they are few, as most often.
    func sortedOnce() -> [String] {
        if count < 2 { return self }
        var once: [String] = []
        once.reserveCapacity(count)
        for string in sorted() where string != once.last { once.append(string) }
        return once
    }
}
