/// A stretch of a licence's text, by its first and its last words, of which the index can't tell by
/// itself whether others may have it otherwise.
public struct LicensePassage: Sendable {
    /// What another text may do to it and still be the same licence.
    public enum Freedom: Sendable {
        /// Leave it out.
        case optional
        /// Have other words there.
        case replaceable
        /// Nothing: the name that stands there is what makes it this licence.
        case fixed
    }

    public let freedom: Freedom
    /// Its first words, with spaces between them.
    public let first: String
    /// Its last words, likewise.
    public let last: String

    /// A passage that may be left out, by its first and its last words.
    public static func optional(_ first: String, _ last: String) -> LicensePassage {
        LicensePassage(freedom: .optional, first: first, last: last)
    }

    /// A passage that may have other words, by its first and its last words.
    public static func replaceable(_ first: String, _ last: String) -> LicensePassage {
        LicensePassage(freedom: .replaceable, first: first, last: last)
    }

    /// A passage that must stand as it is, by its first and its last words.
    public static func fixed(_ first: String, _ last: String) -> LicensePassage {
        LicensePassage(freedom: .fixed, first: first, last: last)
    }
}
