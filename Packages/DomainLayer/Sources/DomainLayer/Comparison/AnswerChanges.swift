/// What changed of what a copyright file says.
struct AnswerChange {
    let statements: CollectionDifference<LicenseStatement>
    let holders: CollectionDifference<String>
    let isOtherLicense: Bool
    let isOtherMainLicense: Bool

    init(from old: PackageLicense, to new: PackageLicense) {
        statements = old.statements.exchange(for: new.statements)
        holders = old.statements.exchangeOfHolders(for: new.statements)
        isOtherLicense = !old.expression.says(new.expression)
        isOtherMainLicense = !old.mainExpression.says(new.mainExpression)
    }
}

/// Compares what two copyright files say once for all packages that share them.
struct AnswerChanges {
    private struct Files: Hashable {
        let old: ArrayIdentity<LicenseStatement>
        let new: ArrayIdentity<LicenseStatement>
    }

    private var known = AnswerCache<Files, AnswerChange>()

    mutating func change(from old: PackageLicense, to new: PackageLicense) -> AnswerChange {
        let files = Files(old: ArrayIdentity(old.statements), new: ArrayIdentity(new.statements))
        let expressions = [
            old.expression, old.mainExpression, new.expression, new.mainExpression,
        ]
        if let known = known[files, expressions] { return known }
        let change = AnswerChange(from: old, to: new)
        known[files, expressions] = change
        return change
    }
}

extension LicenseExpression? {
    /// Whether both expressions are equivalent, or both are nil.
    fileprivate func says(_ other: LicenseExpression?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self == other || self.isEquivalent(to: other)
    }
}

extension [LicenseStatement] {
    fileprivate func exchange(for other: [LicenseStatement]) -> CollectionDifference<
        LicenseStatement
    > {
        if self == other { return CollectionDifference() }
        return CollectionDifference(from: self, to: other) { statement in
            var statement = statement
            statement.lines = 1...1
            statement.method = nil
            statement.grantRule = nil
            statement.holders = []
            return statement
        }
    }

    fileprivate func exchangeOfHolders(for other: [LicenseStatement]) -> CollectionDifference<
        String
    > {
        if self == other { return CollectionDifference() }
        return CollectionDifference(from: holders, to: other.holders) { $0 }
    }

    /// The holders of all statements, each once, in the order of first mention.
    private var holders: [String] { flatMap(\.holders).firstOfEach }
}
