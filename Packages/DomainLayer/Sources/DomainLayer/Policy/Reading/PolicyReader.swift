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
                return report(.tooMany(limit: LicensePolicy.limit), at: stanza.place)
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
            report(.repeatedStanza(first: first), at: fields.place)
        } else {
            stanzas[subject] = fields.place.line
        }
    }

    mutating func report(_ kind: PolicyProblem.Kind, at place: PolicyPlace) {
        problems.append(PolicyProblem(kind, at: place))
    }

    /// The words of a list, as far as the limit allows.
    mutating func words(in texts: [PolicyText]) -> [PolicyText] {
        var words: [PolicyText] = []
        for text in texts where wordCount <= LicensePolicy.limit {
            for word in text.words {
                wordCount += 1
                if wordCount > LicensePolicy.limit {
                    report(.tooMany(limit: LicensePolicy.limit), at: word.place)
                    return words
                }
                if word.text.utf8.count > LicensePolicy.wordLimit {
                    report(.tooLong(limit: LicensePolicy.wordLimit), at: word.place)
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
        unknownPlace: .unwritten, place: .unwritten, allowPlace: .unwritten)

    /// Adds what a request says. If nothing says what to do about unknown licences, they fail if
    /// licences are allowed one by one.
    fileprivate mutating func add(allow more: [PolicyEntry], deny others: [PolicyEntry]) {
        if allow.isEmpty, let first = more.first { allowPlace = first.place }
        allow += more
        deny += others
        if unknownPlace == .unwritten { unknown = allow.isEmpty ? .warn : .fail }
    }
}
