extension LicenseEntry {
    /// The licence ids of the expression, `LicenseRef-` ones included, and those that its
    /// `LicenseRef-` ids build upon; each once, ordered as bytes; empty where nothing was found.
    public var licenses: [String] { statements.licenses(of: expression) }

    /// The exceptions' ids in the expression, each once, ordered as bytes.
    public var exceptions: [String] { expression?.exceptions ?? [] }

    /// The categories of the licences, each once, in the order of their declaration.
    ///
    /// A licence counts without its exception, for what an exception allows depends on the use. A
    /// package without an expression is of the category ``LicenseCategory/unknown``.
    public var categories: [LicenseCategory] {
        guard expression != nil else { return [.unknown] }
        let categories = Set(licenses.map(SPDXLicenseList.category))
        return LicenseCategory.allCases.filter(categories.contains)
    }

    /// Whether there is no expression, or one with a part that no SPDX id names; the public domain
    /// is known.
    public var isUnknown: Bool {
        guard let expression else { return true }
        var isUnknown = false
        expression.forEachTerm { term in
            isUnknown = isUnknown || SPDXLicenseList.category(of: term.license) == .unknown
        }
        return isUnknown
    }
}

extension [LicenseStatement] {
    /// The ids in what these statements say together, and those that its `LicenseRef-` ids build
    /// upon; each once, ordered as bytes.
    func licenses(of expression: LicenseExpression?) -> [String] {
        let licenses = expression?.licenses ?? []
        let underlying = flatMap(\.underlying)
        return underlying.isEmpty ? licenses : (licenses + underlying).sortedOnce()
    }
}
