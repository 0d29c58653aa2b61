/// Understands one part of a policy after the other, and goes on behind a problem.
struct PolicyReader {
    private(set) var problems: [PolicyProblem] = []

    private var rules: [PolicyRule] = []
    private var exemptions: [PolicyExemption] = []
    private var clarifications: [LicenseClarification] = []
    private var requestedAllow: [PolicyEntry] = []
    private var requestedDeny: [PolicyEntry] = []
    /// How many words of lists were read; one beyond ``LicensePolicy/limit`` is the last.
    private var wordCount = 0
    /// The line at which a stanza about the same begins.
    private var stanzas: [String: Int] = [:]

    mutating func read(_ allow: [PolicyText], _ deny: [PolicyText]) {
        requestedAllow = entries(in: allow)
        requestedDeny = entries(in: deny)
    }

    mutating func read(_ document: PolicyDocument) {
        for line in document.strayLines { report(.strayLine, at: .line(line, column: 1)) }
        for (index, stanza) in document.stanzas.enumerated() {
            if index == LicensePolicy.limit {
                return report(.tooMany(limit: LicensePolicy.limit), at: stanza.location)
            }
            read(stanza)
        }
    }

    /// The policy, which counts where there is no problem.
    mutating func policy(path: String?) -> LicensePolicy {
        if rules.isEmpty, requestedAllow.isEmpty, requestedDeny.isEmpty {
            if problems.isEmpty { report(.noRule, at: .line(1, column: 1)) }
        } else if rules.isEmpty {
            rules = [.ofRequest]
        }
        for index in rules.indices {
            rules[index].add(allow: requestedAllow, deny: requestedDeny)
        }
        return LicensePolicy(
            path: path,
            rules: rules.filter { !$0.sections.isEmpty } + rules.filter(\.sections.isEmpty),
            exemptions: exemptions, clarifications: clarifications)
    }

    private mutating func read(_ stanza: PolicyStanza) {
        let kind = StanzaKind(stanza)
        let fields = StanzaFields(stanza, kind: kind, &problems)
        switch kind {
        case .rule:
            let rule = rule(fields)
            register("rule \(Set(rule.sections.map(\.text)).sorted())", fields)
            rules.append(rule)
        case .exemption:
            guard let exemption = exemption(fields) else { return }
            register("exemption \(exemption.package.text) \(exemption.version ?? "")", fields)
            exemptions.append(exemption)
        case .clarification:
            guard let clarification = clarification(fields) else { return }
            let instance = [clarification.version, clarification.textDigest].compactMap(\.self)
            register("clarification \(clarification.package.text) \(instance)", fields)
            clarifications.append(clarification)
        }
    }

    /// Sees to it that no two stanzas are about the same.
    private mutating func register(_ subject: String, _ fields: StanzaFields) {
        if let first = stanzas[subject] {
            report(.repeatedStanza(first: first), at: fields.location)
        } else {
            stanzas[subject] = fields.location.line
        }
    }

    mutating func report(_ kind: PolicyProblem.Kind, at location: SourceLocation) {
        problems.append(PolicyProblem(kind, at: location))
    }

    /// The words of a list, as far as the limit allows.
    mutating func words(in texts: [PolicyText]) -> [PolicyText] {
        var words: [PolicyText] = []
        for text in texts where wordCount <= LicensePolicy.limit {
            for word in text.words {
                wordCount += 1
                if wordCount > LicensePolicy.limit {
                    report(.tooMany(limit: LicensePolicy.limit), at: word.location)
                    return words
                }
                if word.text.utf8.count > LicensePolicy.wordLimit {
                    report(.tooLong(limit: LicensePolicy.wordLimit), at: word.location)
                } else {
                    words.append(word)
                }
            }
        }
        return words
    }
}

extension PolicyRule {
    /// What a request makes if no file has a rule; it is added to this one.
    fileprivate static let ofRequest = PolicyRule(
        sections: [], allow: [], deny: [], allowedExceptions: [], unknown: .warn,
        unknownLocation: .unwritten, location: .unwritten, allowLocation: .unwritten)

    /// Adds what a request says. If nothing says what to do about unknown licences, they fail if
    /// licences are allowed one by one.
    fileprivate mutating func add(allow more: [PolicyEntry], deny others: [PolicyEntry]) {
        if allow.isEmpty, let first = more.first { allowLocation = first.location }
        allow += more
        deny += others
        if unknownLocation == .unwritten { unknown = allow.isEmpty ? .warn : .fail }
    }
}

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
            if case .line(let line, let column) = problem.location {
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
