/// Who made a document, or supplies what it describes.
///
/// ```swift
/// DocumentAgent(parsing: "Organization: Orchard (sbom@orchard.example)")
/// ```
public struct DocumentAgent: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case person = "Person"
        case organization = "Organization"
    }

    public var kind: Kind
    /// On one line, without control characters; never empty.
    public var name: String
    /// Nil if none is known.
    public var email: MailAddress?

    public init(_ kind: Kind, _ name: String, email: MailAddress? = nil) {
        self.kind = kind
        self.name = name
        self.email = email
    }

    /// The organization with this name.
    ///
    /// - Returns: nil if the name is no ``DocumentLine``.
    public init?(organization name: String) {
        guard let line = DocumentLine(name) else { return nil }
        self.init(.organization, line.text)
    }

    /// Reads `Person: NAME (MAIL)` or `Organization: NAME (MAIL)`, of which `(MAIL)` may be missing
    /// (SPDX 2.3, section 6.8).
    ///
    /// - Returns: nil if the text is anything else, or no ``DocumentLine``.
    public init?(parsing text: String) {
        guard let text = DocumentLine(text)?.text, let colon = text.firstIndex(of: ":"),
            let kind = Kind(rawValue: String(text[..<colon]).trimmed)
        else { return nil }
        var name = String(text[colon...].dropFirst()).trimmed
        var email: MailAddress?
        if name.last == ")", let open = name.lastIndex(of: "(") {
            let inside = String(name[open...].dropFirst().dropLast()).trimmed
            name = String(name[..<open]).trimmed
            // An empty pair of parentheses says that there is no address.
            if !inside.isEmpty {
                guard let address = MailAddress(inside) else { return nil }
                email = address
            }
        }
        if name.isEmpty { return nil }
        self.init(kind, name, email: email)
    }
}
