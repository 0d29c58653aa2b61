/// An SPDX licence expression: one licence, or several joined by AND and OR.
///
/// SPDX specification 2.3, annex D. AND and OR hold arrays rather than pairs, so that a long chain
/// is not a deep tree; `NOASSERTION` is the absence of an expression.
public indirect enum LicenseExpression: Hashable, Sendable {
    /// A single licence, with its exception if it has one.
    case license(LicenseTerm)
    /// All of these apply.
    case and([LicenseExpression])
    /// The recipient chooses one of these.
    case or([LicenseExpression])
}

/// A single licence as an expression names it: `DocumentRef-x:LicenseRef-y`, `GPL-2.0-or-later WITH
/// Classpath-exception-2.0`, `EPL-1.0+`.
public struct LicenseTerm: Hashable, Sendable {
    /// The document that a `DocumentRef-` names, without that prefix; nil for this one.
    public var document: String?
    /// An id of the SPDX list, or `LicenseRef-` and an idstring.
    public var id: String
    /// A `+` behind the id: this version or any later one.
    public var orLater: Bool
    /// The id behind `WITH`.
    public var exception: String?

    public init(
        _ id: String, orLater: Bool = false, exception: String? = nil, document: String? = nil
    ) {
        self.document = document
        self.id = id
        self.orLater = orLater
        self.exception = exception
    }
}
