/// Which policy to check: a file, patterns, or both.
public struct PolicyRequest: Hashable, Sendable {
    /// The policy's file, as ``PolicyDriverProtocol`` takes it; nil for none.
    public var path: String?
    /// Patterns of licenses to allow in addition, as ``PatternReader`` reads them.
    public var allow: [String]
    /// Patterns of licenses to deny in addition.
    public var deny: [String]
    /// The scope to judge instead of the rules' scopes; nil keeps those.
    public var scope: LicenseScope?

    public init(
        path: String? = nil, allow: [String] = [], deny: [String] = [], scope: LicenseScope? = nil
    ) {
        self.path = path
        self.allow = allow
        self.deny = deny
        self.scope = scope
    }
}

extension LicensePolicy {
    /// The policy after a request: each rule with the request's patterns, and with its scope if it
    /// has one. If there is no rule, the request makes the only one.
    ///
    /// - Throws: ``PolicyError/invalid(path:_:)`` with everything that is wrong with the request,
    ///   or if nothing is allowed or denied at all.
    public func adding(_ request: PolicyRequest) throws(PolicyError) -> LicensePolicy {
        var (allow, deny, problems) = request.additions
        if rules.isEmpty, allow.isEmpty, deny.isEmpty, problems.isEmpty {
            problems = [PolicyProblem(.noRule, at: .line(1, column: 1))]
        }
        if !problems.isEmpty { throw .invalid(path: path, problems) }
        var policy = self
        if rules.isEmpty { policy.rules = [PolicyRule(location: .unwritten)] }
        for index in policy.rules.indices {
            policy.rules[index].add(allow: allow, deny: deny)
            if let scope = request.scope { policy.rules[index].scope = scope }
        }
        return policy
    }
}

extension LicensePolicy {
    /// The patterns that a request has added to the rules.
    public var requested: [PolicyEntry] {
        let entries = rules.first.map { $0.allow + $0.deny } ?? []
        return entries.filter { [.request(.allow), .request(.deny)].contains($0.location) }
    }
}

extension PolicyError {
    /// The error about a file together with what is wrong with the request, so that users see all
    /// problems at once; a file that can't be read is an error by itself.
    public func adding(_ request: PolicyRequest) -> PolicyError {
        guard case .invalid(let path, let problems) = self else { return self }
        return .invalid(path: path, problems + request.additions.problems)
    }
}

extension PolicyRequest {
    fileprivate var additions:
        (allow: [PolicyEntry], deny: [PolicyEntry], problems: [PolicyProblem])
    {
        var reader = PatternReader()
        let allowed = reader.entries(in: allow.map { PolicyText($0, at: .request(.allow)) })
        let denied = reader.entries(in: deny.map { PolicyText($0, at: .request(.deny)) })
        return (allowed, denied, reader.problems)
    }
}

extension PolicyRule {
    fileprivate mutating func add(allow more: [PolicyEntry], deny others: [PolicyEntry]) {
        if allow.isEmpty, let first = more.first { allowLocation = first.location }
        allow += more
        deny += others
        if unknownLocation == .unwritten { unknown = .usual(allowing: allow) }
    }
}
