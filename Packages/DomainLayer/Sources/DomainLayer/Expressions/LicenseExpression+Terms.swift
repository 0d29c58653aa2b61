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
        if case .license(let term) = self { return [term.license] }
        var licenses: Set<String> = []
        forEachTerm { licenses.insert($0.license) }
        return licenses.sorted()
    }

    /// The ids behind `WITH`, each once, ordered as bytes.
    public var exceptions: [String] {
        var exceptions: Set<String> = []
        forEachTerm { term in
            if let exception = term.exception { exceptions.insert(exception) }
        }
        return exceptions.sorted()
    }

    /// Shows every licence in the order of writing, repeated ones again; allocates nothing.
    func forEachTerm(_ body: (LicenseTerm) -> Void) {
        switch self {
        case .license(let term): body(term)
        case .and(let operands), .or(let operands):
            for operand in operands { operand.forEachTerm(body) }
        }
    }
}
