/// What a claim is made of.
extension CopyrightStatements.Claim {
    /// Where no licence is named.
    static let nothing = Self(nil, basis: .none, rule: nil)

    /// What the field says of the work itself.
    init(_ answer: ResolvedLicense) {
        self.init(answer.license, basis: answer.grounds.basis, rule: answer.grounds.rule)
    }

    /// All that the field says.
    init(allOf answer: ResolvedLicense) {
        let own = Self(answer)
        self = answer.others.isEmpty ? own : own.adding(answer.others, by: .licenseText)
    }

    /// What prose states.
    init(_ statement: IdentifiedStatement) {
        self.init(statement.license, basis: statement.basis, rule: statement.rule)
    }

    /// What a field says and what is stated beside it.
    func adding(_ licenses: [StatedLicense], by rule: StatementRule) -> Self {
        guard let license else { return self }
        return Self(
            .joined(license.conjuncts + licenses, by: StatedLicense.and),
            basis: min(basis, rule == .publicDomain ? .grant : .text),
            rule: self.rule.map { min($0, rule) })
    }
}
