/// Remembers what follows from the licenses of packages that share a copyright file, so that it is
/// worked out once for each file.
///
/// Thousands of packages may share a file with thousands of licenses, and to look at all of them
/// for each package would take time by packages times licenses.
public struct SharedAnswers<Value> {
    private var known:
        [ArrayIdentity<LicenseStatement>: (expressions: [LicenseExpression?], value: Value)] = [:]

    public init() {}

    /// What follows for a package.
    ///
    /// - Parameters:
    ///   - entry: the package.
    ///   - work: works it out, of its expressions and statements alone.
    public mutating func value(
        for entry: LicenseEntry, _ work: (LicenseEntry) -> Value
    ) -> Value {
        let key = ArrayIdentity(entry.statements)
        let expressions = [entry.expression, entry.mainExpression]
        // Long expressions are compared in no time if they are shared.
        if let known = known[key], known.expressions == expressions { return known.value }
        let value = work(entry)
        known[key] = (expressions, value)
        return value
    }
}

extension [LicenseEntry] {
    /// Those of which something holds, which is worked out of their expressions and statements
    /// alone.
    public func sharing(_ holds: (LicenseEntry) -> Bool) -> [LicenseEntry] {
        var answers = SharedAnswers<Bool>()
        return filter { answers.value(for: $0, holds) }
    }
}
