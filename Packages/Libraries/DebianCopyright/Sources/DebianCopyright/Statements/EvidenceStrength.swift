/// What the answer to a `License` field rests on. Of several names the one with the weakest
/// evidence counts.
struct EvidenceStrength {
    private(set) var basis: StatementBasis
    private(set) var method: IdentificationMethod

    /// The strength of a name in a field, no text being looked at.
    init(_ method: IdentificationMethod = .shortName) {
        basis = .declared
        self.method = method
    }

    /// The strength of a text that has no name.
    init(of meaning: TextMeaning) {
        basis = meaning.basis
        method = meaning.method
    }

    /// Takes in that a name means what it does by this method.
    mutating func add(_ method: IdentificationMethod) {
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

/// What a statement rests on, strongest first.
public enum StatementBasis: String, Hashable, Sendable, CaseIterable {
    /// A `License` field names it.
    case declared
    /// The license's own text is printed.
    case text
    /// Words grant it.
    case grant
    /// Only a path under `/usr/share/common-licenses`, or an address, points at it.
    case pointer
    /// Nothing was found.
    case none
}

extension StatementBasis: Comparable {
    /// A weaker basis is the smaller one.
    public static func < (left: StatementBasis, right: StatementBasis) -> Bool {
        left.strength < right.strength
    }

    private var strength: Int {
        switch self {
        case .declared: 4
        case .text: 3
        case .grant: 2
        case .pointer: 1
        case .none: 0
        }
    }
}

/// How a statement was detected, surest first: what made of a file's words a license.
public enum IdentificationMethod: UInt8, Hashable, Sendable, CaseIterable {
    /// A short name by the rules of copyright-format 1.0, section 7.
    case shortName
    /// An identifier of the SPDX list in a `License` field.
    case listedID
    /// An `SPDX-License-Identifier` line (SPDX specification 2.3, annex E).
    case identifierLine
    /// The license's own text, by the SPDX matching guidelines (specification 2.3, annex B).
    case licenseText
    /// A name in a `License` field that many use and nobody has defined.
    case usualName
    /// Words that grant a license which they name.
    case grant
    /// "The same terms as Perl itself."
    case perlTerms
    /// Words that give the work to the public domain.
    case publicDomain
    /// A path under `/usr/share/common-licenses`.
    case commonLicense
    /// A listed license with an exception that the SPDX list has no id for.
    case unlistedException
    /// A text that is no license of the SPDX list.
    case unlistedText
    /// A name that only its own file knows, over no text.
    case unlistedName
}

extension IdentificationMethod: Comparable {
    /// A less sure method is the smaller one, so that `min()` gives the weakest.
    public static func < (left: IdentificationMethod, right: IdentificationMethod) -> Bool {
        left.rawValue > right.rawValue
    }
}
