/// Which stanzas of a policy had an effect, by their places in its lists.
struct PolicyUses {
    /// Those by which a package was judged.
    var rules: Set<Int> = []
    /// Those that excused something.
    var exemptions: Set<Int> = []
    /// Those about an installed package: whether they still hold for one.
    var clarifications: [Int: Bool] = [:]

    /// What is to be said of the other stanzas, in the order of the file.
    func warnings(of policy: LicensePolicy, day: CalendarDate) -> [PolicyWarning] {
        let warnings =
            policy.rules.enumerated().compactMap { warning($1, $0) }
            + policy.exemptions.enumerated().compactMap { warning($1, $0, day) }
            + policy.clarifications.enumerated().compactMap { warning($1, $0) }
        return warnings.sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) }
    }

    /// A rule for all sections has met none where there is no package; that is no fault of it.
    private func warning(_ rule: PolicyRule, _ index: Int) -> PolicyWarning? {
        if rules.contains(index) || rule.sections.isEmpty { return nil }
        let sections = rule.sections.map(\.text).joined(separator: " ")
        return PolicyWarning(.unusedRule, at: rule.place, about: sections)
    }

    private func warning(
        _ exemption: PolicyExemption, _ index: Int, _ day: CalendarDate
    ) -> PolicyWarning? {
        let package = exemption.package.text
        if let last = exemption.expires, exemption.isExpired(on: day) {
            return PolicyWarning(.expiredExemption(last), at: exemption.place, about: package)
        }
        return exemptions.contains(index)
            ? nil : PolicyWarning(.unusedExemption, at: exemption.place, about: package)
    }

    private func warning(_ clarification: LicenseClarification, _ index: Int) -> PolicyWarning? {
        switch clarifications[index] {
        case true: nil
        case false:
            PolicyWarning(
                .outdatedClarification, at: clarification.place, about: clarification.package.text)
        case nil:
            PolicyWarning(
                .unusedClarification, at: clarification.place, about: clarification.package.text)
        }
    }
}
