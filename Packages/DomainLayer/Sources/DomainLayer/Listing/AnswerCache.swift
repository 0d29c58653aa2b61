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

    /// The value for a key if it was set for these expressions; nil otherwise. The cache keeps only
    /// the latest value of each key.
    public subscript(key: Key, expressions: [LicenseExpression?]) -> Value? {
        get {
            guard let known = known[key], known.expressions == expressions else { return nil }
            return known.value
        }
        set { known[key] = newValue.map { (expressions, $0) } }
    }
}

/// A cache of values that depend only on the expressions and statements of packages, for packages
/// that share a copyright file.
public typealias SharedFileCache<Value> = AnswerCache<ArrayIdentity<LicenseStatement>, Value>

extension AnswerCache where Key == ArrayIdentity<LicenseStatement> {
    /// - Parameters:
    ///   - entry: the package.
    ///   - work: computes the value.
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
    /// The packages that satisfy a predicate, which may depend only on their expressions and
    /// statements.
    public func sharing(_ holds: (PackageLicense) -> Bool) -> [PackageLicense] {
        var answers = SharedFileCache<Bool>()
        return filter { answers.value(for: $0, holds) }
    }

    /// The packages without those that share statements and expressions with an earlier one.
    var withoutSharedFiles: [PackageLicense] {
        var firsts = SharedFileCache<PackageLicense.ID>()
        return filter { package in firsts.value(for: package, \.id) == package.id }
    }
}
