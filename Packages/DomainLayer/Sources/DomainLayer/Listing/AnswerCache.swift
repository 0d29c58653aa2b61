/// Remembers what was computed from expressions and a key, such as the copyright file that packages
/// share.
///
/// Thousands of packages may share a file with thousands of licenses, and looking at all of them
/// for each package would take packages times licenses. Long expressions are compared rather than
/// hashed: if they are shared, as they mostly are, that takes no time.
public struct AnswerCache<Key: Hashable, Value> {
    private var known: [Key: (expressions: [LicenseExpression?], value: Value)] = [:]

    /// Nothing is remembered yet.
    public init() {}

    /// The value of the key if it was set for these expressions; nil otherwise. Each key has the
    /// latest alone.
    public subscript(key: Key, expressions: [LicenseExpression?]) -> Value? {
        get {
            guard let known = known[key], known.expressions == expressions else { return nil }
            return known.value
        }
        set { known[key] = newValue.map { (expressions, $0) } }
    }
}

/// What follows from the expressions and statements of packages alone, worked out once for those
/// that share a copyright file.
public typealias SharedFileCache<Value> = AnswerCache<ArrayIdentity<LicenseStatement>, Value>

extension AnswerCache where Key == ArrayIdentity<LicenseStatement> {
    /// - Parameters:
    ///   - entry: the package.
    ///   - work: works the value out.
    public mutating func value(for entry: PackageLicense, _ work: (PackageLicense) -> Value)
        -> Value
    {
        let key = ArrayIdentity(entry.statements)
        let expressions = [entry.expression, entry.mainExpression]
        if let known = self[key, expressions] { return known }
        let value = work(entry)
        self[key, expressions] = value
        return value
    }
}

extension [PackageLicense] {
    /// Those of which something holds, which is worked out of their expressions and statements
    /// alone.
    public func sharing(_ holds: (PackageLicense) -> Bool) -> [PackageLicense] {
        var answers = SharedFileCache<Bool>()
        return filter { answers.value(for: $0, holds) }
    }
}
