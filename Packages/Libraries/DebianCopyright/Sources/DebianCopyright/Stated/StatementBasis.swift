/// The evidence that a statement rests on, strongest first.
public enum StatementBasis: String, Hashable, Sendable, CaseIterable {
    /// A `License` field names the license.
    case declared
    /// The license's own text is printed.
    case text
    /// Words grant the license.
    case grant
    /// Only a path under `/usr/share/common-licenses`, or an address, points to the license.
    case pointer
    /// No license was found.
    case none
}

extension StatementBasis: Comparable {
    /// A weaker basis is less than a stronger one.
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
