/// Judges one package after the other, and keeps in mind which stanzas had an effect.
struct PolicyJudge {
    private(set) var uses = PolicyUses()

    private let policy: LicensePolicy
    private let day: CalendarDate
    private let exemptions: PackageIndex
    private let clarifications: PackageIndex
    /// What a rule has against a license, which is asked for nearly every package anew.
    private var objections: [Question: PolicyObjection?] = [:]
    /// The latest assessment of packages that share their statements.
    private var known = AnswerCache<PackageQuestion, Assessment>()

    private struct Question: Hashable {
        var rule: Int
        var term: LicenseTerm
        var underlying: [String]
    }

    /// All that a package's assessment depends on but its expressions, which may be long: they are
    /// compared, since that is quick if they are shared, and not hashed.
    private struct PackageQuestion: Hashable {
        var rule: Int
        /// An index in the policy's list, as are the excuses.
        var clarification: Int?
        var excuses: [Int]
        var statements: ArrayIdentity<LicenseStatement>
        var findings: ArrayIdentity<LicenseFinding>
        var hasUnknownTerms: Bool
    }

    init(_ policy: LicensePolicy, day: CalendarDate) {
        self.policy = policy
        self.day = day
        exemptions = PackageIndex(policy.exemptions.map(\.package))
        clarifications = PackageIndex(policy.clarifications.map(\.package))
    }

    /// - Parameter fact: what the entry is of; nil if it is an installed package.
    mutating func judge(
        _ entry: LicenseEntry, of fact: LicenseFact? = nil, into verdict: inout PolicyVerdict
    ) {
        let clarification = clarification(of: entry)
        guard let rule = policy.rules.firstIndex(where: { $0.covers(section: entry.section) })
        else {
            verdict.uncovered += 1
            return
        }
        uses.rules.insert(rule)
        verdict.checked += 1
        let question = PackageQuestion(
            rule: rule, clarification: clarification, excuses: excuses(for: entry),
            statements: ArrayIdentity(entry.statements), findings: ArrayIdentity(entry.findings),
            hasUnknownTerms: fact?.hasUnknownTerms == true)
        let expressions = [entry.expression, entry.mainExpression]
        let latest = known[question, expressions]
        let assessment = latest ?? self.assessment(question, of: entry)
        if latest == nil { known[question, expressions] = assessment }
        if assessment.isUnknown { verdict.unknownPackages += 1 }
        let location = clarification.map { policy.clarifications[$0].location }
        add(assessment, to: &verdict, of: entry, fact?.key) { lines in
            if let location { return .clarification(location) }
            return entry.answeringFile.map {
                .copyright(file: $0, lines: lines.ranges, omitted: lines.omitted)
            }
        }
    }

    private mutating func assessment(
        _ question: PackageQuestion, of entry: LicenseEntry
    ) -> Assessment {
        // Few packages have a LicenseRef that builds upon something; the others need it for
        // evidence alone.
        var stated: StatedTerms?
        if question.clarification == nil,
            entry.statements.contains(where: { !$0.underlying.isEmpty })
        {
            stated = StatedTerms(entry.statements)
        }
        let rule = policy.rules[question.rule]
        let expression =
            question.clarification.map { policy.clarifications[$0].expression }
            ?? entry.expression(in: rule.scope, without: rule.machinery)
        var assessment = assessment(
            of: expression, excuses: question.excuses, stated, by: question.rule
        ).withoutRepeats
        assessment.isUnknown = expression?.isUnknown ?? true
        if assessment.rank > 0 { assessment.locate(in: stated ?? StatedTerms(entry.statements)) }
        // A clarification says what the whole package is under, so nothing about it is unknown.
        if question.clarification != nil { return assessment }
        var unknown = UnknownTerms.all(of: entry.findings)
        if question.hasUnknownTerms { unknown.append(UnknownTerms()) }
        for terms in unknown {
            assessment.isUnknown = true
            assessment.add(assess(terms, by: question.rule, question.excuses))
        }
        return assessment
    }

    /// Weighs what a package may be under besides its expression as if no license were stated.
    private func assess(
        _ terms: UnknownTerms, by rule: Int, _ excuses: [Int]
    ) -> Assessment {
        let objection = policy.rules[rule].objection(to: nil)
        return assess(nil, objection, by: rule, excuses, terms)
    }

    private mutating func assessment(
        of expression: LicenseExpression?, excuses: [Int], _ stated: StatedTerms?, by rule: Int
    ) -> Assessment {
        guard let expression else {
            return assess(nil, policy.rules[rule].objection(to: nil), by: rule, excuses)
        }
        return expression.assessment { term in
            let underlying = stated?.underlying(of: term) ?? []
            let objection = objection(
                to: Question(rule: rule, term: term, underlying: underlying))
            return assess(term, objection, by: rule, excuses)
        }
    }

    private mutating func objection(to question: Question) -> PolicyObjection? {
        if let known = objections[question] { return known }
        let objection = policy.rules[question.rule].objection(
            to: question.term, underlying: question.underlying)
        objections[question] = .some(objection)
        return objection
    }

    /// Weighs an objection to one license; nil stands for no license, and then the objection may be
    /// to `terms`.
    private func assess(
        _ term: LicenseTerm?, _ objection: PolicyObjection?, by rule: Int, _ excuses: [Int],
        _ terms: UnknownTerms = UnknownTerms()
    ) -> Assessment {
        guard let objection else { return Assessment() }
        let failure = Assessment.Failure(
            license: term.map(LicenseExpression.license),
            causes: [PolicyCause(term, objection, finding: terms.finding)], lines: terms.lines)
        for index in excuses where policy.exemptions[index].excuses(term) {
            return Assessment(exempted: [.init(failure: failure, exemption: index)])
        }
        if case .unknown = objection, policy.rules[rule].unknown == .warn {
            return Assessment(unknowns: [failure])
        }
        return Assessment(failures: [failure])
    }

    private mutating func add(
        _ assessment: Assessment, to verdict: inout PolicyVerdict, of entry: LicenseEntry,
        _ factKey: String?, evidence: (EvidenceLines) -> PolicyEvidence?
    ) {
        func failure(_ failure: Assessment.Failure) -> PolicyFailure {
            PolicyFailure(
                package: entry.id, version: entry.version, factKey: factKey,
                license: failure.license, causes: failure.causes, evidence: evidence(failure.lines))
        }
        verdict.violations += assessment.failures.map(failure)
        verdict.unknowns += assessment.unknowns.map(failure)
        for excuse in assessment.exempted {
            uses.exemptions.insert(excuse.exemption)
            verdict.exempted.append(
                ExemptedFailure(
                    failure: failure(excuse.failure),
                    exemption: policy.exemptions[excuse.exemption]))
        }
        verdict.choices += assessment.choices.map {
            PolicyChoice(
                package: entry.id, factKey: factKey, offered: $0.offered, chosen: $0.chosen)
        }
    }

    /// The exemptions that hold for the package today.
    private func excuses(for entry: LicenseEntry) -> [Int] {
        exemptions.matches(entry).filter { index in
            let exemption = policy.exemptions[index]
            return exemption.matches(version: entry.version) && !exemption.isExpired(on: day)
        }
    }

    /// The first clarification that holds for the package.
    private mutating func clarification(of entry: LicenseEntry) -> Int? {
        var first: Int?
        for index in clarifications.matches(entry) {
            let holds = policy.clarifications[index].holds(for: entry)
            uses.clarifications[index] = uses.clarifications[index] == true || holds
            if holds, first == nil { first = index }
        }
        if let first, let declared = policy.clarifications[first].contradiction(by: entry) {
            uses.contradictions[first] = uses.contradictions[first] ?? declared
        }
        return first
    }
}

extension LicenseEntry {
    /// The file that the answer was read from: the package's own or a sibling's.
    fileprivate var answeringFile: String? {
        if case .answeredBySibling(_, let path) = reason { path } else { copyrightFile }
    }
}

extension PolicyRule {
    /// What the rule has against a license; nil if it passes.
    ///
    /// - Parameters:
    ///   - term: nil if no license is stated.
    ///   - underlying: the ids that a `LicenseRef-` builds upon.
    func objection(to term: LicenseTerm?, underlying: [String] = []) -> PolicyObjection? {
        if let entry = deny.first(where: { $0.pattern.names(term) }) {
            return .denied(by: entry, underlying: nil)
        }
        if let term, let exception = term.exception {
            return objection(to: term, with: exception)
        }
        if allow.contains(where: { $0.pattern.isLiteral && $0.pattern.names(term) }) { return nil }
        for id in underlying {
            if let entry = deny.first(where: { $0.pattern.names(LicenseTerm(id)) }) {
                return .denied(by: entry, underlying: id)
            }
        }
        if allow.contains(where: { $0.pattern.names(term) }) { return nil }
        if term.isUnknown { return .unknown(unknownLocation) }
        return allow.isEmpty ? nil : .notAllowed(allowLocation)
    }

    /// A license with an exception is allowed by entries for just that, but denied with its
    /// license.
    private func objection(
        to term: LicenseTerm, with exception: String
    ) -> PolicyObjection? {
        if allowedExceptions.contains(where: { $0.glob.matches(exception) }) { return nil }
        if allow.contains(where: { $0.pattern.names(term) }) { return nil }
        if let entry = deny.first(where: { $0.pattern.covers(term) && !$0.pattern.hasException }) {
            return .denied(by: entry, underlying: nil)
        }
        if LicenseTerm?(term).isUnknown { return .unknown(unknownLocation) }
        if allow.isEmpty { return nil }
        let isAllowedAlone = allow.contains {
            $0.pattern.covers(term) && !$0.pattern.hasException
        }
        return isAllowedAlone ? .exceptionNotAllowed(allowLocation) : .notAllowed(allowLocation)
    }
}

extension LicenseTerm? {
    /// Whether there is none, or one that the SPDX list lacks; the public domain is known.
    fileprivate var isUnknown: Bool {
        guard let self else { return true }
        return SPDXLicenseList.category(of: self) == .unknown
    }
}

/// Which stanzas of a policy had an effect, by their indices in its lists.
struct PolicyUses {
    /// Those by which a package was judged.
    var rules: Set<Int> = []
    /// Those that excused something.
    var exemptions: Set<Int> = []
    /// Those about an installed package: whether they still hold for one.
    var clarifications: [Int: Bool] = [:]
    /// What the copyright file of a clarified package declares instead, the first by name.
    var contradictions: [Int: LicenseExpression] = [:]

    /// What is to be said of the other stanzas, in the order of the file.
    func warnings(of policy: LicensePolicy, day: CalendarDate) -> [PolicyWarning] {
        let warnings =
            policy.rules.enumerated().compactMap { warning($1, $0) }
            + policy.exemptions.enumerated().compactMap { warning($1, $0, day) }
            + policy.clarifications.enumerated().compactMap { warning($1, $0) }
        return warnings.sorted { ($0.location.line ?? 0) < ($1.location.line ?? 0) }
    }

    /// A rule for all sections has met none if there is no package; that is no fault of it.
    private func warning(_ rule: PolicyRule, _ index: Int) -> PolicyWarning? {
        if rules.contains(index) || rule.sections.isEmpty { return nil }
        let sections = rule.sections.map(\.text).joined(separator: " ")
        return PolicyWarning(.unusedRule, at: rule.location, about: sections)
    }

    private func warning(
        _ exemption: PolicyExemption, _ index: Int, _ day: CalendarDate
    ) -> PolicyWarning? {
        let package = exemption.package.text
        if let last = exemption.expires, exemption.isExpired(on: day) {
            return PolicyWarning(.expiredExemption(last), at: exemption.location, about: package)
        }
        return exemptions.contains(index)
            ? nil : PolicyWarning(.unusedExemption, at: exemption.location, about: package)
    }

    private func warning(_ clarification: LicenseClarification, _ index: Int) -> PolicyWarning? {
        switch clarifications[index] {
        case true:
            contradictions[index].map {
                PolicyWarning(
                    .contradictedClarification($0), at: clarification.location,
                    about: clarification.package.text)
            }
        case false:
            PolicyWarning(
                .outdatedClarification, at: clarification.location,
                about: clarification.package.text)
        case nil:
            PolicyWarning(
                .unusedClarification, at: clarification.location, about: clarification.package.text)
        }
    }
}
