/// What the answer to a `License` field rests on. Of several names the one with the weakest grounds
/// counts.
struct Grounds {
    private(set) var basis: StatementBasis
    private(set) var rule: StatementRule

    /// The grounds of a name in a field, no text being looked at.
    init(_ rule: StatementRule = .shortName) {
        basis = .declared
        self.rule = rule
    }

    /// The grounds of a text that has no name.
    init(of meaning: TextMeaning) {
        basis = meaning.basis
        rule = meaning.rule
    }

    /// Takes in that a name means what it does by this rule.
    mutating func add(_ rule: StatementRule) {
        self.rule = min(self.rule, rule)
    }

    /// Takes in that a name means what its text does.
    mutating func add(_ meaning: TextMeaning) {
        basis = min(basis, meaning.basis)
        add(meaning.rule)
    }
}
