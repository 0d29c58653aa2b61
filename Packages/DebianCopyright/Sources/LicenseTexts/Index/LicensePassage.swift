/// A stretch of a licence's text, by its first and its last words.
public struct LicensePassage: Sendable {
    /// What another text may do to it and still be the same licence.
    public enum Freedom: Sendable {
        /// Leave it out.
        case optional
        /// Have other words there.
        case replaceable
    }

    public let freedom: Freedom
    public let first: String
    public let last: String

    public static func optional(_ first: String, _ last: String) -> LicensePassage {
        LicensePassage(freedom: .optional, first: first, last: last)
    }

    public static func replaceable(_ first: String, _ last: String) -> LicensePassage {
        LicensePassage(freedom: .replaceable, first: first, last: last)
    }
}
