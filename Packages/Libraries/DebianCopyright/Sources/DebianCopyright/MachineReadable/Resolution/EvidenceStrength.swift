/// The evidence for the answer to a `License` field. Of several names, the one with the weakest
/// evidence counts.
struct EvidenceStrength {
    private(set) var basis: StatementBasis
    private(set) var method: DetectionMethod
    /// The name of the first ``GrantRule`` by which words state a license; nil if none does.
    private(set) var grantRule: String?

    /// The strength of a name in a field, without looking at a text.
    init(_ method: DetectionMethod = .shortName) {
        basis = .declared
        self.method = method
    }

    /// The strength of a text without a name.
    init(of meaning: TextMeaning) {
        basis = meaning.basis
        method = meaning.method
        grantRule = meaning.grantRule
    }

    /// Adds a name whose meaning follows from this method.
    mutating func add(_ method: DetectionMethod) {
        self.method = min(self.method, method)
    }

    /// Adds a name that rests on this basis.
    mutating func add(_ basis: StatementBasis) {
        self.basis = min(self.basis, basis)
    }

    /// Adds a name that means what its text says.
    mutating func add(_ meaning: TextMeaning) {
        add(meaning.basis)
        add(meaning.method)
        grantRule = grantRule ?? meaning.grantRule
    }
}
