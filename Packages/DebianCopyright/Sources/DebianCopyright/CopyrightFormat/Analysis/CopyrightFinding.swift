/// Something in a copyright file that a person should look at.
public struct CopyrightFinding: Hashable, Sendable {
    /// What there is to look at; the raw values are words that users of the engine may print.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A definite licence name stands over the text of another licence.
        case declaredTextMismatch = "declared-text-mismatch"
        /// A short name that neither copyright-format 1.0, nor the SPDX list, nor the file defines.
        case unknownShortName = "unknown-short-name"
        /// A `Files` stanza has no `License` field, or an empty one.
        case stanzaWithoutLicense = "stanza-without-license"
        /// A name or an exception that only a text can explain has none in the file.
        case licenseWithoutText = "license-without-text"
        /// The `Format` field has an address from before copyright-format 1.0.
        case obsoleteFormatURL = "obsolete-format-url"
        /// A GNU licence is named without its version.
        case unversionedLicense = "unversioned-license"
        /// A line or a field breaks the syntax; what could be read was kept.
        case syntaxError = "syntax-error"
        /// The file holds bytes that are no UTF-8.
        case notUTF8 = "not-utf8"
    }

    public let kind: Kind
    /// The 1-based line it stands at; nil where it concerns the whole file.
    public let line: Int?
    /// The name that the file declares, where the kind questions one.
    public let declared: String?
    /// What the printed text says instead, where the kind compares.
    public let text: String?

    public init(_ kind: Kind, line: Int? = nil, declared: String? = nil, text: String? = nil) {
        self.kind = kind
        self.line = line
        self.declared = declared
        self.text = text
    }
}
