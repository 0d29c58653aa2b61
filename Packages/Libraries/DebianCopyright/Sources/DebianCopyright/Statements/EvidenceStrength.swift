/// What the answer to a `License` field rests on. Of several names the one with the weakest
/// evidence counts.
struct EvidenceStrength {
    private(set) var basis: StatementBasis
    private(set) var method: DetectionMethod

    /// The strength of a name in a field, no text being looked at.
    init(_ method: DetectionMethod = .shortName) {
        basis = .declared
        self.method = method
    }

    /// The strength of a text that has no name.
    init(of meaning: TextMeaning) {
        basis = meaning.basis
        method = meaning.method
    }

    /// Takes in that a name means what it does by this method.
    mutating func add(_ method: DetectionMethod) {
        self.method = min(self.method, method)
    }

    /// Takes in that a name rests on this.
    mutating func add(_ basis: StatementBasis) {
        self.basis = min(self.basis, basis)
    }

    /// Takes in that a name means what its text does.
    mutating func add(_ meaning: TextMeaning) {
        add(meaning.basis)
        add(meaning.method)
    }
}
