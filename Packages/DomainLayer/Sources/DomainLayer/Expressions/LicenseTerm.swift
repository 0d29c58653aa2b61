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

    /// The licence without `+` and exception: its ``id``, behind the document it is defined in.
    public var license: String {
        if let document { "DocumentRef-\(document):\(id)" } else { id }
    }
}

extension LicenseTerm {
    /// What a dedication to the public domain counts as; the SPDX list has no id for it.
    public static let publicDomain = LicenseTerm("LicenseRef-public-domain")
}

extension LicenseTerm: CustomStringConvertible {
    /// The term in SPDX syntax.
    public var description: String {
        var text = license
        if orLater { text += "+" }
        if let exception { text += " WITH " + exception }
        return text
    }
}
