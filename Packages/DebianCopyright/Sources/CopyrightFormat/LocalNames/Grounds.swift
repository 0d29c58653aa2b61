import Identification
import LicenseStatements

/// What a field's answer rests on: of several names the weakest counts.
struct Grounds {
    private(set) var basis: StatementBasis
    private(set) var rule: StatementRule

    /// A field's name alone.
    init(_ rule: StatementRule = .shortName) {
        basis = .declared
        self.rule = rule
    }

    /// A text without a name.
    init(of meaning: TextMeaning) {
        basis = meaning.basis
        rule = meaning.rule
    }

    mutating func add(_ rule: StatementRule) {
        self.rule = min(self.rule, rule)
    }

    mutating func add(_ meaning: TextMeaning) {
        basis = min(basis, meaning.basis)
        add(meaning.rule)
    }
}
