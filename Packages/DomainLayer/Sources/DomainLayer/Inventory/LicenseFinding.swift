/// Something in a copyright file, or in the whole system, that a person should look at.
public struct LicenseFinding: Hashable, Sendable {
    /// The kind of a finding; the raw value is the word of the JSON listing.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The text of a license follows the definite name of another one.
        case declaredTextMismatch = "declared-text-mismatch"
        /// A license's text lacks its disclaimer, and has nothing in its place.
        case incompleteText = "incomplete-text"
        /// A short name that neither copyright-format 1.0, nor the SPDX list, nor the file defines.
        case unknownShortName = "unknown-short-name"
        /// A `Files` stanza has no `License` field.
        case stanzaWithoutLicense = "stanza-without-license"
        /// A license is named, but its text is neither printed nor referred to.
        case licenseWithoutText = "license-without-text"
        /// The `Format` field has an address from before copyright-format 1.0.
        case obsoleteFormatURL = "obsolete-format-url"
        /// A GNU license is named without its version.
        case unversionedLicense = "unversioned-license"
        /// Next to a license, or within its text, a condition takes away what the license gives.
        case additionalCondition = "additional-condition"
        /// Words of the file that belong to no statement are about what may or may not be done.
        case unexplainedTerms = "unexplained-terms"
        /// The package is in a part of the archive for what isn't free, or says that it is not part
        /// of Debian, but only free licenses were found.
        case freeLicenseInNonFree = "free-license-in-non-free"
        /// A line or a field breaks the syntax of its file; what could be read was kept.
        case syntaxError = "syntax-error"
        /// dpkg did not finish installing the package; ``declared`` is the state it was left in.
        case unfinishedInstallation = "unfinished-installation"
        /// The package has no copyright file.
        case missingCopyrightFile = "missing-copyright-file"
        /// dpkg is configured not to install documentation, so the files are absent on purpose.
        case documentationExcluded = "documentation-excluded"
        /// Packages came, went or changed while the system was read, so some rows may be of the
        /// state before and some of that after.
        case changedDuringReading = "changed-during-reading"
        /// The system has the database of a second package manager, whose packages aren't listed.
        case unreadDatabase = "unread-database"
        /// A file could not be read.
        case unreadable
        /// A file has bytes that aren't UTF-8.
        case notUTF8 = "not-utf8"

        /// Whether a finding of this kind about the whole system makes its inventory incomplete.
        public var isFailure: Bool {
            switch self {
            case .unreadable, .syntaxError, .changedDuringReading, .unreadDatabase: true
            default: false
            }
        }

        /// Whether the package may be under terms that its expression lacks. The package then
        /// counts as one with an unknown license, whatever the expression says.
        public var leavesTermsUnknown: Bool {
            self == .unexplainedTerms || self == .freeLicenseInNonFree
        }
    }

    public var kind: Kind
    /// The finding's 1-based line; nil if it concerns the whole file.
    public var line: Int?
    /// The name that the file declares, if the kind compares or questions one.
    public var declared: String?
    /// What the printed text says instead, if the kind compares; why a file could not be read,
    /// in the system's words.
    public var text: String?
    /// The file with the finding, if that is not the package's copyright file.
    public var path: String?

    public init(
        _ kind: Kind,
        line: Int? = nil,
        declared: String? = nil,
        text: String? = nil,
        path: String? = nil
    ) {
        self.kind = kind
        self.line = line
        self.declared = declared
        self.text = text
        self.path = path
    }
}
