/// Which stanzas of a policy had an effect, by their indices in its lists.
struct PolicyUses {
    /// The rules that judged a package.
    var rules: Set<Int> = []
    /// The exemptions that excused something.
    var exemptions: Set<Int> = []
    /// The judgments on a license that a judged package has, in the scope or not.
    var judgments: Set<Int> = []
    /// The clarifications of an installed package, and whether they still hold for one.
    var clarifications: [Int: Bool] = [:]
    /// What the copyright file of a clarified package declares instead; of several packages, the
    /// first by name.
    var contradictions: [Int: LicenseExpression] = [:]

    /// The warnings about the other stanzas, in the order of the file.
    func warnings(of policy: LicensePolicy, day: CalendarDate) -> [PolicyWarning] {
        let warnings =
            policy.rules.enumerated().compactMap { warning($1, $0) }
            + policy.exemptions.enumerated().compactMap { warning($1, $0, day) }
            + policy.clarifications.enumerated().compactMap { warning($1, $0, day) }
            + policy.judgments.enumerated().compactMap { warning($1, $0, day) }
        return warnings.sorted { ($0.location.line ?? 0) < ($1.location.line ?? 0) }
    }

    /// The warnings about the clarifications that are about an installed package and hold for none,
    /// in the order of the file.
    func lapses(of policy: LicensePolicy, day: CalendarDate) -> [PolicyWarning] {
        policy.clarifications.enumerated().compactMap { index, clarification in
            clarifications[index] == false ? warning(clarification, index, day) : nil
        }
    }

    /// If there are no packages, a rule for all sections has judged none, which is not the rule's
    /// fault.
    private func warning(_ rule: PolicyRule, _ index: Int) -> PolicyWarning? {
        if rules.contains(index) || rule.sections.isEmpty { return nil }
        let sections = rule.sections.map(\.text).joined(separator: " ")
        return PolicyWarning(.unusedRule, at: rule.location, about: sections)
    }

    private func warning(
        _ exemption: PolicyExemption, _ index: Int, _ day: CalendarDate
    ) -> PolicyWarning? {
        let package = exemption.packages.text
        if let last = exemption.expires, exemption.isExpired(on: day) {
            return PolicyWarning(.expiredExemption(last), at: exemption.location, about: package)
        }
        return exemptions.contains(index)
            ? nil : PolicyWarning(.unusedExemption, at: exemption.location, about: package)
    }

    private func warning(
        _ clarification: LicenseClarification, _ index: Int, _ day: CalendarDate
    ) -> PolicyWarning? {
        let package = clarification.packages.text
        if let last = clarification.expires, clarification.isExpired(on: day) {
            return PolicyWarning(
                .expiredClarification(last), at: clarification.location, about: package)
        }
        return switch clarifications[index] {
        case true:
            contradictions[index].map {
                PolicyWarning(
                    .contradictedClarification($0), at: clarification.location, about: package)
            }
        case false:
            PolicyWarning(.outdatedClarification, at: clarification.location, about: package)
        case nil:
            PolicyWarning(.unusedClarification, at: clarification.location, about: package)
        }
    }

    private func warning(
        _ judgment: LicenseJudgment, _ index: Int, _ day: CalendarDate
    ) -> PolicyWarning? {
        let licenses = judgment.licenses.joined(separator: " ")
        if let last = judgment.expires, judgment.isExpired(on: day) {
            return PolicyWarning(.expiredJudgment(last), at: judgment.location, about: licenses)
        }
        return judgments.contains(index)
            ? nil : PolicyWarning(.unusedJudgment, at: judgment.location, about: licenses)
    }
}
