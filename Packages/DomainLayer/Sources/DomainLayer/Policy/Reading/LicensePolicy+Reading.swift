extension LicensePolicy {
    /// How many stanzas a file may have, and how many licences, exceptions and sections it may name
    /// in all: more than a person writes, and few enough to be held against every package.
    public static let limit = 4096

    /// How many bytes a name or a pattern may have.
    static let wordLimit = 256

    /// How many bytes the value of a field may have that is no list: it may be told of every
    /// package.
    static let valueLimit = 4096

    /// Understands a policy file, and what is asked for besides.
    ///
    /// What the request allows and denies is added to every rule of the file; if it has none, that
    /// is the only rule.
    ///
    /// - Parameters:
    ///   - document: nil if the request alone makes the policy.
    ///   - allow: a pattern each, as ``LicensePattern`` has them.
    ///   - deny: a pattern each.
    /// - Throws: ``PolicyError/invalid(path:_:)`` with everything that is wrong.
    public init(
        document: PolicyDocument?, allow: [String] = [], deny: [String] = []
    ) throws(PolicyError) {
        var reader = PolicyReader()
        reader.read(allow.texts(of: .allow), deny.texts(of: .deny))
        if let document { reader.read(document) }
        let policy = reader.policy(path: document?.path)
        if !reader.problems.isEmpty {
            throw .invalid(path: document?.path, reader.problems.inOrder)
        }
        self = policy
    }
}

extension [String] {
    fileprivate func texts(of addition: PolicyAddition) -> [PolicyText] {
        map { PolicyText($0, at: .addition(addition)) }
    }
}

extension [PolicyProblem] {
    /// By line and column, those of the request last; equals stay as they were.
    fileprivate var inOrder: [PolicyProblem] {
        let keys = map { problem in
            if case .line(let line, let column) = problem.place {
                (line, column)
            } else {
                (Int.max, 0)
            }
        }
        return
            indices
            .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            .map { self[$0] }
    }
}
