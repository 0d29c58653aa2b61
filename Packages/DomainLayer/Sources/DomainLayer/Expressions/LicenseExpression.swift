/// An SPDX licence expression: one licence, or several joined by AND and OR.
///
/// SPDX specification 2.3, annex D. AND and OR hold arrays rather than pairs, so that a long chain
/// is not a deep tree; they are not empty, which ``all(_:)`` and ``any(_:)`` see to. Where
/// nothing is known there is no expression, rather than one that says so.
///
/// Equality is that of the tree: operands in another order make another value, which
/// ``isEquivalent(to:)`` overlooks.
public indirect enum LicenseExpression: Hashable, Sendable {
    /// A single licence, with its exception if it has one.
    case license(LicenseTerm)
    /// All of these apply.
    case and([LicenseExpression])
    /// The recipient chooses one of these.
    case or([LicenseExpression])

    /// What SPDX writes in the place of an expression where nothing is known.
    public static let noAssertion = "NOASSERTION"
}
