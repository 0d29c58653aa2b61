import DomainLayer

/// Reads one stanza of a policy file after the other, and goes on after a problem.
struct PolicyReader {
    /// Reads the lists, and collects all problems.
    private var patterns = PatternReader()

    private var rules: [PolicyRule] = []
    private var exemptions: [PolicyExemption] = []
    private var clarifications: [LicenseClarification] = []
    private var judgments: [LicenseJudgment] = []
    /// The line where the first stanza with a subject begins.
    private var stanzas: [String: Int] = [:]

    mutating func read(_ document: PolicyDocument) {
        for line in document.strayLines { patterns.report(.strayLine, at: .line(line, column: 1)) }
        for (index, stanza) in document.stanzas.enumerated() {
            if index == LicensePolicy.limit {
                return patterns.report(.tooMany(limit: LicensePolicy.limit), at: stanza.location)
            }
            read(stanza)
        }
    }

    /// The policy of the stanzas that were read.
    ///
    /// - Throws: ``PolicyError/invalid(path:_:)`` with everything that is wrong.
    func policy(path: String) throws(PolicyError) -> LicensePolicy {
        if !patterns.problems.isEmpty { throw .invalid(path: path, patterns.problems.inOrder) }
        return LicensePolicy(
            path: path, rules: rules, exemptions: exemptions, clarifications: clarifications,
            judgments: judgments)
    }

    private mutating func read(_ stanza: PolicyStanza) {
        let kind = StanzaKind(stanza)
        let fields = StanzaFields(stanza, kind: kind, &patterns)
        switch kind {
        case .rule:
            let rule = rule(fields)
            register("rule \(Set(rule.sections.map(\.text)).sorted())", fields)
            rules.append(rule)
        case .exemption:
            guard let exemption = exemption(fields) else { return }
            let files = exemption.files?.patterns.sorted() ?? []
            register("exemption \(exemption.packages.subject) \(files)", fields)
            exemptions.append(exemption)
        case .clarification:
            guard let clarification = clarification(fields) else { return }
            let digest = clarification.textDigest ?? ""
            register("clarification \(clarification.packages.subject) \(digest)", fields)
            clarifications.append(clarification)
        case .judgment:
            guard let judgment = judgment(fields) else { return }
            for license in judgment.licenses { register("judgment \(license)", fields) }
            judgments.append(judgment)
        }
    }

    /// Makes sure that no two stanzas have one subject.
    private mutating func register(_ subject: String, _ fields: StanzaFields) {
        if let first = stanzas[subject] {
            patterns.report(.repeatedStanza(first: first), at: fields.location)
        } else {
            stanzas[subject] = fields.location.line
        }
    }
}

// MARK: Each kind of stanza; nil if a necessary field is missing, which is reported

extension PolicyReader {
    private mutating func rule(_ fields: StanzaFields) -> PolicyRule {
        let unknown = word(of: fields[.unknown], among: UnknownTreatment.self)
        if fields[.overrides] != nil { require([.sections], of: fields) }
        return PolicyRule(
            sections: patterns.sections(in: fields[.sections]?.value ?? []),
            allow: patterns.entries(in: fields[.allow]?.value ?? []),
            deny: patterns.entries(in: fields[.deny]?.value ?? []),
            overridesDeny: word(of: fields[.overrides], among: OverridableField.self) == .deny,
            allowedExceptions: patterns.exceptions(in: fields[.allowExceptions]?.value ?? []),
            unknown: unknown,
            unknownLocation: fields[.unknown]?.location ?? .unwritten,
            unlisted: word(of: fields[.unlisted], among: UnlistedTreatment.self) ?? .unknown,
            location: fields.location,
            allowLocation: fields[.allow]?.location,
            scope: word(of: fields[.scope], among: LicenseScope.self) ?? .all,
            machinery: patterns.files(in: fields[.machinery]?.value ?? []) ?? .buildMachinery)
    }

    private mutating func exemption(_ fields: StanzaFields) -> PolicyExemption? {
        require([.package, .source], of: fields)
        require([.allow], of: fields)
        let packages = packages(fields)
        let exemption = PolicyExemption(
            packages: packages,
            files: patterns.files(in: fields[.files]?.value ?? []),
            allow: patterns.entries(in: fields[.allow]?.value ?? []),
            reason: fields[.reason]?.joined ?? "",
            expires: date(fields),
            location: fields.location)
        return packages.isOfAll ? nil : exemption
    }

    private mutating func clarification(_ fields: StanzaFields) -> LicenseClarification? {
        require([.package, .source], of: fields)
        require([.expression], of: fields)
        require([.version, .textDigest], of: fields)
        let packages = packages(fields)
        let digest = digest(fields)
        guard let expression = expression(fields), !packages.isOfAll else { return nil }
        return LicenseClarification(
            packages: packages, textDigest: digest, expression: expression,
            reason: fields[.reason]?.joined ?? "", expires: date(fields),
            location: fields.location)
    }

    private mutating func judgment(_ fields: StanzaFields) -> LicenseJudgment? {
        require([.license], of: fields)
        require([.category, .allow], of: fields)
        if let allow = fields[.allow], fields[.category] != nil {
            patterns.report(
                .excludingFields(
                    PolicyFieldName.category.rawValue, PolicyFieldName.allow.rawValue),
                at: allow.location)
        }
        let licenses = patterns.references(in: fields[.license]?.value ?? [])
        guard let ruling = ruling(fields), !licenses.isEmpty else { return nil }
        return LicenseJudgment(
            licenses: licenses, ruling: ruling, reason: fields[.reason]?.joined ?? "",
            expires: date(fields), location: fields.location)
    }

    private mutating func ruling(_ fields: StanzaFields) -> LicenseJudgment.Ruling? {
        if let field = fields.filled(.category) {
            let name = PolicyText(field.joined, at: field.location(of: 0))
            return patterns.category(named: name).map { .category($0) }
        }
        return word(of: fields[.allow], among: Consent.self).map { _ in .allowed }
    }

    /// Reports a stanza that has none of these fields.
    private mutating func require(_ names: [PolicyFieldName], of fields: StanzaFields) {
        if names.allSatisfy({ fields[$0] == nil }) {
            patterns.report(.missingField(names.map(\.rawValue)), at: fields.location)
        }
    }

    private mutating func packages(_ fields: StanzaFields) -> PackageSelection {
        PackageSelection(
            packages: patterns.packages(in: fields[.package]?.value ?? []) {
                $0.isNameCharacter || $0 == ":" || $0.isWildcard
            },
            sources: patterns.packages(in: fields[.source]?.value ?? []) {
                $0.isNameCharacter || $0.isWildcard
            },
            version: version(fields))
    }

    /// Reads a version glob; Debian Policy 5.6.12 lists the characters of versions.
    private mutating func version(_ fields: StanzaFields) -> String? {
        guard let field = fields.filled(.version) else { return nil }
        check(field) { scalar in
            scalar.isNameCharacter || scalar == ":" || scalar == "~" || "A"..."Z" ~= scalar
                || scalar.isWildcard
        }
        return field.joined
    }

    private mutating func date(_ fields: StanzaFields) -> CalendarDate? {
        guard let field = fields.filled(.expires) else { return nil }
        let date = CalendarDate(parsing: field.joined)
        if date == nil { patterns.report(.badDate(field.joined), at: field.location(of: 0)) }
        return date
    }

    private mutating func digest(_ fields: StanzaFields) -> String? {
        guard let field = fields.filled(.textDigest) else { return nil }
        let digest = field.joined.lowercased()
        if digest.sha256Digits == nil {
            patterns.report(.badDigest(field.joined), at: field.location(of: 0))
        }
        return digest
    }

    private mutating func expression(_ fields: StanzaFields) -> LicenseExpression? {
        guard let field = fields.filled(.expression) else { return nil }
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: field.joined)
            for term in expression.terms { patterns.check(term, at: field.location(of: 0)) }
            return expression
        } catch {
            patterns.report(.badExpression(error.problem), at: field.location(of: error.column - 1))
            return nil
        }
    }

    /// The value as one of the words of `Choice`; nil if it is none of them.
    private mutating func word<Choice: CaseIterable & RawRepresentable<String>>(
        of field: PolicyField?, among choices: Choice.Type
    ) -> Choice? {
        guard let field, !field.value.isEmpty else { return nil }
        let choice = Choice(rawValue: field.joined.lowercased())
        if choice == nil {
            let known = choices.allCases.map(\.rawValue)
            patterns.report(.unknownWord(field.joined, known: known), at: field.location(of: 0))
        }
        return choice
    }

    /// Reports the first character of a value that is not allowed there.
    private mutating func check(_ field: PolicyField, allowing: (Unicode.Scalar) -> Bool) {
        patterns.check(field.joined, allowing: allowing, at: field.location(of:))
    }
}

/// The ruling on a license that passes whatever it asks.
private enum Consent: String, CaseIterable {
    case yes
}

extension PackageSelection {
    /// Whether the selection limits nothing except versions.
    fileprivate var isOfAll: Bool { packages.isEmpty && sources.isEmpty }

    /// What the stanza is about, whatever the order of its words.
    fileprivate var subject: String {
        "\(packages.map(\.text).sorted()) \(sources.map(\.text).sorted()) \(version ?? "")"
    }
}

extension Unicode.Scalar {
    /// Whether package names may contain the character (Debian Policy 5.6.1).
    fileprivate var isNameCharacter: Bool {
        switch self {
        case "a"..."z", "0"..."9", "+", "-", ".": true
        default: false
        }
    }

    fileprivate var isWildcard: Bool { self == "*" || self == "?" }
}

extension [PolicyProblem] {
    /// The problems by line and column; those at one location keep their order.
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
