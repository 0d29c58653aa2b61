/// Judges one package after the other, and keeps in mind which stanzas had an effect.
struct PolicyJudge {
    private(set) var uses = PolicyUses()

    private let policy: LicensePolicy
    private let day: CalendarDate
    private let exemptions: PackageIndex
    private let clarifications: PackageIndex
    /// What a rule has against a licence, which is asked for nearly every package anew.
    private var objections: [Question: PolicyObjection?] = [:]

    private struct Question: Hashable {
        var rule: Int
        var term: LicenseTerm
        var underlying: [String]
    }

    init(_ policy: LicensePolicy, day: CalendarDate) {
        self.policy = policy
        self.day = day
        exemptions = PackageIndex(policy.exemptions.map(\.package))
        clarifications = PackageIndex(policy.clarifications.map(\.package))
    }

    mutating func judge(_ entry: LicenseEntry, into verdict: inout PolicyVerdict) {
        let clarification = clarification(of: entry)
        guard let rule = policy.rules.firstIndex(where: { $0.covers(section: entry.section) })
        else {
            verdict.uncovered += 1
            return
        }
        uses.rules.insert(rule)
        verdict.checked += 1
        // Few packages have a LicenseRef that builds upon something; the others need it for
        // evidence alone.
        var stated: StatedTerms?
        if clarification == nil, entry.statements.contains(where: { !$0.underlying.isEmpty }) {
            stated = StatedTerms(entry.statements)
        }
        let assessment = assessment(of: entry, clarification, stated, by: rule).withoutRepeats
        if assessment.rank == 0, assessment.choices.isEmpty { return }
        let terms = stated ?? StatedTerms(entry.statements)
        add(assessment, to: &verdict, of: entry) { license in
            if let clarification { return .clarification(clarification.place) }
            return entry.answeringFile.map { .copyright(file: $0, lines: terms.lines(of: license)) }
        }
    }

    private mutating func assessment(
        of entry: LicenseEntry, _ clarification: LicenseClarification?, _ stated: StatedTerms?,
        by rule: Int
    ) -> Assessment {
        let excuses = excuses(for: entry)
        guard let expression = clarification?.expression ?? entry.expression else {
            return assess(nil, policy.rules[rule].objection(to: nil), by: rule, excuses)
        }
        var assessment = expression.assessment { term in
            let underlying = stated?.underlying(of: term) ?? []
            let objection = objection(
                to: Question(rule: rule, term: term, underlying: underlying))
            return assess(term, objection, by: rule, excuses)
        }
        // Files of the package under no licence that anybody states.
        if clarification == nil, entry.statements.contains(where: { $0.expression == nil }) {
            assessment.add(
                assess(nil, policy.rules[rule].objection(to: nil), by: rule, excuses))
        }
        return assessment
    }

    private mutating func objection(to question: Question) -> PolicyObjection? {
        if let known = objections[question] { return known }
        let objection = policy.rules[question.rule].objection(
            to: question.term, underlying: question.underlying)
        objections[question] = .some(objection)
        return objection
    }

    /// Weighs an objection to one licence; nil stands for no licence.
    private func assess(
        _ term: LicenseTerm?, _ objection: PolicyObjection?, by rule: Int, _ excuses: [Int]
    ) -> Assessment {
        guard let objection else { return Assessment() }
        let failure = Assessment.Failure(
            license: term.map(LicenseExpression.license), causes: [PolicyCause(term, objection)])
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
        evidence: (LicenseExpression?) -> PolicyEvidence?
    ) {
        func failure(_ failure: Assessment.Failure) -> PolicyFailure {
            PolicyFailure(
                package: entry.id, version: entry.version, license: failure.license,
                causes: failure.causes, evidence: evidence(failure.license))
        }
        verdict.violations += assessment.failures.map(failure)
        verdict.unknowns += assessment.unknowns.map(failure)
        for excuse in assessment.exempted {
            uses.exemptions.insert(excuse.exemption)
            verdict.exempted.append(
                ExemptedFailure(
                    failure(excuse.failure), by: policy.exemptions[excuse.exemption]))
        }
        verdict.choices += assessment.choices.map {
            PolicyChoice(package: entry.id, offered: $0.offered, chosen: $0.chosen)
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
    private mutating func clarification(of entry: LicenseEntry) -> LicenseClarification? {
        var first: LicenseClarification?
        for index in clarifications.matches(entry) {
            let clarification = policy.clarifications[index]
            let holds = clarification.holds(for: entry)
            uses.clarifications[index] = uses.clarifications[index] == true || holds
            if holds, first == nil { first = clarification }
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
