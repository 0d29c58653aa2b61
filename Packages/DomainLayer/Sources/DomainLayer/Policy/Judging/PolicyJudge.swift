extension LicensePolicy {
    /// How many findings a verdict has at most: no one reads more, and a file of a thousand unknown
    /// licenses that a thousand packages share would make a million.
    public static let findingLimit = 100_000

    /// What the policy says about an inventory, up to the package with which it has more findings
    /// than ``findingLimit``.
    ///
    /// - Parameters:
    ///   - inventory: what is installed, with the policy's ``detail``.
    ///   - day: today, for exemptions and judgments that expire.
    public func verdict(on inventory: LicenseInventory, day: CalendarDate) -> PolicyVerdict {
        var verdict = verdict(on: inventory.entries.lazy.map { ($0, nil) }, day: day)
        verdict.system = inventory.system
        verdict.isIncomplete = inventory.isIncomplete
        return verdict
    }

    /// What the policy says of facts, judged like installed packages; what a host could not read is
    /// a reason like any other.
    public func verdict(on facts: [LicenseFact], day: CalendarDate) -> PolicyVerdict {
        verdict(on: facts.lazy.map { ($0.entry, $0) }, day: day)
    }

    private func verdict(
        on packages: some Sequence<(PackageLicense, fact: LicenseFact?)>, day: CalendarDate
    ) -> PolicyVerdict {
        var judge = PolicyJudge(self, day: day)
        var verdict = PolicyVerdict(system: nil, policyPath: path, checked: 0)
        for (entry, fact) in packages
        where verdict.findingCount <= LicensePolicy.findingLimit {
            judge.judge(entry, of: fact, into: &verdict)
        }
        verdict.warnings = judge.uses.warnings(of: self, day: day)
        return verdict
    }
}

/// Judges one package after the other, and remembers which stanzas had an effect.
struct PolicyJudge {
    private(set) var uses = PolicyUses()

    private let policy: LicensePolicy
    private let day: CalendarDate
    private let exemptions: PackageIndex
    private let clarifications: PolicyClarifications
    private let judged: JudgedLicenses
    /// The categories of unlisted licenses according to their texts, by id, for the packages that
    /// were judged.
    private var readings: [String: LicenseCategory] = [:]
    /// What a rule objects to in a license, kept because nearly every package asks again.
    private var objections: [Question: PolicyObjection?] = [:]
    /// The latest assessment of packages that share their statements.
    private var known = AnswerCache<PackageQuestion, Assessment>()

    private struct Question: Hashable {
        var rule: Int
        var term: LicenseTerm
        var underlying: [String]
    }

    /// Everything that a package's assessment depends on except its expressions. These may be long,
    /// so they are compared instead of hashed, which is quick if packages share them.
    private struct PackageQuestion: Hashable {
        var rule: Int
        /// An index in the policy's list, like the excuses.
        var clarification: Int?
        var excuses: [Int]
        var statements: ArrayIdentity<LicenseStatement>
        var findings: ArrayIdentity<LicenseFinding>
        var hasUnknownTerms: Bool
    }

    init(_ policy: LicensePolicy, day: CalendarDate) {
        self.policy = policy
        self.day = day
        exemptions = PackageIndex(policy.exemptions.map(\.packages))
        clarifications = PolicyClarifications(policy, day: day)
        judged = JudgedLicenses(policy.judgments, day: day)
    }

    /// - Parameter fact: the fact that the entry belongs to; nil for an installed package.
    mutating func judge(
        _ entry: PackageLicense, of fact: LicenseFact? = nil, into verdict: inout PolicyVerdict
    ) {
        let clarification = clarifications.first(for: entry, &uses)
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
        _ question: PackageQuestion, of entry: PackageLicense
    ) -> Assessment {
        let rule = policy.rules[question.rule]
        for (id, reading) in entry.readings where reading.category != .unknown {
            readings[id] = reading.category
        }
        // Few packages have a LicenseRef that builds upon something, or an exemption for some
        // files; the others need the statements only for evidence.
        var stated: StatedTerms?
        if question.clarification == nil,
            entry.statements.contains(where: { !$0.underlying.isEmpty })
                || question.excuses.contains(where: { policy.exemptions[$0].files != nil })
        {
            stated = StatedTerms(entry.statements(in: rule.scope, without: rule.machinery))
        }
        let expression =
            question.clarification.map { policy.clarifications[$0].expression }
            ?? entry.expression(in: rule.scope, without: rule.machinery)
        // A license that the scope leaves out counts too: a review has the texts of all.
        for term in [expression, entry.expression].compactMap(\.self).flatMap(\.terms) {
            if let judgment = judged.judgment(of: term) { uses.judgments.insert(judgment) }
        }
        var assessment = assessment(
            of: expression, excuses: question.excuses, stated, by: question.rule
        ).withoutRepeats
        assessment.isUnknown = judged.leavesUnknown(
            expression, reading: rule.unlisted == .terms ? entry.readings : [:])
        if assessment.rank > 0 { assessment.locate(in: StatedTerms(entry.statements)) }
        // A clarification covers the whole package, so nothing about it is unknown.
        if question.clarification != nil { return assessment }
        var unknown = UnknownTerms.all(of: entry.findings)
        if question.hasUnknownTerms { unknown.append(UnknownTerms()) }
        for terms in unknown {
            assessment.isUnknown = true
            assessment.add(assess(terms, by: question.rule, question.excuses))
        }
        return assessment
    }

    /// Assesses what a package may be under apart from its expression, as if it stated no license.
    private func assess(
        _ terms: UnknownTerms, by rule: Int, _ excuses: [Int]
    ) -> Assessment {
        let objection = policy.rules[rule].objection(to: nil)
        return assess(nil, objection, by: rule, excuses, nil, terms)
    }

    private mutating func assessment(
        of expression: LicenseExpression?, excuses: [Int], _ stated: StatedTerms?, by rule: Int
    ) -> Assessment {
        guard let expression else {
            return assess(nil, policy.rules[rule].objection(to: nil), by: rule, excuses, stated)
        }
        return expression.assessment { term in
            let underlying = stated?.underlying(of: term) ?? []
            let objection = objection(
                to: Question(rule: rule, term: term, underlying: underlying))
            return assess(term, objection, by: rule, excuses, stated)
        }
    }

    private mutating func objection(to question: Question) -> PolicyObjection? {
        if let known = objections[question] { return known }
        let objection = policy.rules[question.rule].objection(
            to: question.term, underlying: question.underlying, judged,
            reading: reading(of: question.term, by: question.rule))
        objections[question] = .some(objection)
        return objection
    }

    /// Assesses an objection to one license; nil means no license, and then the objection may be to
    /// `terms`.
    ///
    /// - Parameter stated: the lines that state licenses, for exemptions of some files; nil if they
    ///   are unknown, and then those exemptions excuse nothing.
    private func assess(
        _ term: LicenseTerm?, _ objection: PolicyObjection?, by rule: Int, _ excuses: [Int],
        _ stated: StatedTerms?, _ terms: UnknownTerms = UnknownTerms()
    ) -> Assessment {
        guard let objection else { return Assessment() }
        let failure = Assessment.Failure(
            license: term.map(LicenseExpression.license),
            causes: [PolicyCause(term, objection, finding: terms.finding)], lines: terms.lines)
        let category = term.flatMap { judged.category(of: $0) ?? reading(of: $0, by: rule) }
        for index in excuses where policy.exemptions[index].excuses(term, as: category) {
            if let files = policy.exemptions[index].files {
                guard stated?.isStatedOnly(term, of: files) == true else { continue }
            }
            return Assessment(exempted: [.init(failure: failure, exemption: index)])
        }
        if case .unknown = objection, policy.rules[rule].unknown == .warn {
            return Assessment(unknowns: [failure])
        }
        return Assessment(failures: [failure])
    }

    /// The category of a license's text, if a rule heeds it.
    private func reading(of term: LicenseTerm, by rule: Int) -> LicenseCategory? {
        readings[term.license].flatMap { policy.rules[rule].heeds($0) ? $0 : nil }
    }

    private mutating func add(
        _ assessment: Assessment, to verdict: inout PolicyVerdict, of entry: PackageLicense,
        _ factKey: String?, evidence: (EvidenceLines) -> PolicyEvidence?
    ) {
        func failure(_ failure: Assessment.Failure) -> PolicyFailure {
            PolicyFailure(
                package: entry.id, version: entry.version, factKey: factKey,
                license: failure.license, causes: failure.causes, evidence: evidence(failure.lines))
        }
        verdict.violations += assessment.failures.map(failure)
        verdict.unknowns += assessment.unknowns.map(failure)
        for cause in (assessment.failures + assessment.unknowns).lazy.flatMap(\.causes) {
            guard let id = cause.license?.id,
                let name = entry.names[id] ?? entry.readings[id]?.nickname
            else { continue }
            verdict.names[id] = verdict.names[id] ?? name
        }
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

    /// The exemptions that apply to the package today.
    private func excuses(for entry: PackageLicense) -> [Int] {
        exemptions.matches(entry).filter { index in
            let exemption = policy.exemptions[index]
            return exemption.packages.includes(version: entry.version)
                && !exemption.isExpired(on: day)
        }
    }
}
