/// All that one copyright file says. The value owns its contents; nothing in it refers to the
/// file's bytes.
public struct CopyrightAnalysis: Hashable, Sendable {
    /// How a copyright file is written.
    public enum Format: Hashable, Sendable {
        /// In stanzas, following copyright-format 1.0 or one of its drafts.
        case machineReadable
        case prose
    }

    public let format: Format
    /// In the file's order; a `Files` stanza that later ones override is left out.
    public let statements: [CopyrightStatement]
    /// The ids of exceptions whose texts are all that the file says. There is no license to add
    /// them to, and so no statement; empty for nearly all files.
    public let loneExceptions: [String]
    /// The license of the work as a whole; nil if the file states none for it.
    ///
    /// In a machine-readable file: the license of the last `Files: *` stanza, else the header's,
    /// else the license that all stanzas about upstream's files agree on, else that of the first
    /// stanza naming files that represent the work. In prose: the license stated for all files or
    /// the rest; else that of the first statement about the whole work, unless it is one notice
    /// among others; else that of the only statement that isn't about the packaging alone.
    public let main: StatedLicense?
    /// The weakest basis among the statements of ``main``, or among all statements if there is no
    /// main license.
    public let basis: StatementBasis
    /// In the file's order.
    public let findings: [CopyrightFinding]
    /// The 1-based line ranges, both ends included, that nothing accounts for: lines that are no
    /// part of a statement, name no holder, and are neither structure nor a remark of a known kind.
    /// In the file's order; no two ranges are adjacent.
    public let unexplained: [ClosedRange<Int>]
    /// Whether the file says that the package is not part of Debian, as the files of contrib and
    /// non-free do (Debian Policy, section 12.5).
    public let isOutsideDebian: Bool
    /// The texts of the statements' references, one for each id, in the order of their first use,
    /// without the reference for the public domain.
    public let references: [ReferencedText]
}

/// One thing that a copyright file states.
public struct CopyrightStatement: Hashable, Sendable {
    /// Nil if the stanza names no license.
    public let license: StatedLicense?
    public let basis: StatementBasis
    /// The weakest of the methods that detected ``license``; nil if there is no license.
    public let method: DetectionMethod?
    /// The name of the rule by which the words of a ``DetectionMethod/grant`` are one, such as
    /// `nearest-word`; nil for any other method.
    public let grantRule: String?
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// The synopsis as the file writes it, nil if there is none. In prose, the words that name the
    /// license, nil for a license's own text.
    public let name: String?
    /// The `Files` patterns that the statement covers, in the file's order; empty if it covers the
    /// whole package, and in prose.
    public let files: [String]
    /// One entry for each line of the `Copyright` field, without the word "Copyright" and its
    /// signs.
    public let holders: [String]

    /// The SPDX ids that references in ``license`` build on, ordered as bytes.
    public var underlying: [String] { license?.underlying ?? [] }

    init(
        _ assertion: LicenseAssertion, lines: ClosedRange<Int>, name: String?,
        files: [String] = [], holders: [String] = []
    ) {
        license = assertion.license
        basis = assertion.basis
        method = assertion.method
        grantRule = assertion.method == .grant ? assertion.grantRule : nil
        self.lines = lines
        self.name = name
        self.files = files
        self.holders = holders
    }
}

/// A statement apart from its place in a file: a license, and the evidence for it.
struct LicenseAssertion: Hashable {
    let license: StatedLicense?
    let basis: StatementBasis
    let method: DetectionMethod?
    /// The name of the first ``GrantRule`` by which words state the license; nil if none does.
    var grantRule: String?

    /// No license is named.
    static let nothing = Self(license: nil, basis: .none, method: nil)

    /// The combined assertion of two fields of one stanza.
    func and(_ other: Self) -> Self {
        let licenses = [license, other.license].compactMap(\.self)
        return Self(
            license: .joined(licenses.flatMap(\.conjuncts), by: StatedLicense.and),
            basis: min(basis, other.basis),
            method: [method, other.method].compactMap(\.self).min(),
            grantRule: grantRule ?? other.grantRule)
    }

    /// The assertion together with further licenses, stated next to it and detected by one method.
    func adding(_ licenses: [StatedLicense], by method: DetectionMethod) -> Self {
        guard let license, !licenses.isEmpty else { return self }
        return Self(
            license: .joined(license.conjuncts + licenses, by: StatedLicense.and),
            basis: min(basis, method == .publicDomain ? .grant : .text),
            method: self.method.map { min($0, method) },
            grantRule: grantRule)
    }
}

/// A license that the SPDX list lacks, as the file prints it.
public struct ReferencedText: Hashable, Sendable {
    /// The reference that statements use for the license.
    public let reference: LicenseReference
    /// The license's name as the file first writes it; nil if it writes none.
    public let name: String?
    /// The text without the field syntax's indents and dots; nil if the file prints none or texts
    /// weren't requested.
    public let text: String?
    /// The permissions and conditions that the text states; nil if the file prints no text, if a
    /// list has the license, and for an exception to a license that no list has.
    public let terms: LicenseTerms?
    /// The first words of the text after its notices, with single blanks between them: enough to
    /// distinguish it from other texts. Empty without a text.
    public let opening: String
    /// If the reference is a license with an exception: the printed text of the license alone, in
    /// the form of ``text``; nil if the file prints none or texts weren't requested.
    public let base: String?
    /// The names of the files in `CommonLicenseFiles.folder` that hold the rest of the license:
    /// those that both texts point to, in their order, else those of the licenses that an exception
    /// is added to. Empty if there are none or texts weren't requested.
    public let commonLicenses: [String]
}

/// Something in a copyright file that a person should review.
public struct CopyrightFinding: Hashable, Sendable {
    /// The kind of finding; users of the engine may print the raw values.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A definite license name is declared for the text of another license.
        case declaredTextMismatch = "declared-text-mismatch"
        /// A license's text lacks its disclaimer and has nothing in its place.
        case incompleteText = "incomplete-text"
        /// A short name that neither copyright-format 1.0, nor the SPDX list, nor the file defines.
        case unknownShortName = "unknown-short-name"
        /// A `Files` stanza has no `License` field, or an empty one.
        case stanzaWithoutLicense = "stanza-without-license"
        /// A name or an exception needs a text to explain it, and the file has none.
        case licenseWithoutText = "license-without-text"
        /// The `Format` field has an address from before copyright-format 1.0.
        case obsoleteFormatURL = "obsolete-format-url"
        /// A GNU license is named without its version.
        case unversionedLicense = "unversioned-license"
        /// A condition next to a license, or within its text, takes away rights that the license
        /// gives.
        case additionalCondition = "additional-condition"
        /// Words that nothing accounts for seem to permit or forbid something.
        case unexplainedTerms = "unexplained-terms"
        /// A line or a field breaks the syntax; whatever could be read was kept.
        case syntaxError = "syntax-error"
        /// The file has bytes that are not UTF-8.
        case notUTF8 = "not-utf8"
    }

    public let kind: Kind
    /// The finding's 1-based line; nil if it concerns the whole file.
    public let line: Int?
    /// The name that the file declares, if the finding questions a name.
    public let declared: String?
    /// The meaning of the printed text, if the finding compares a name with a text.
    public let text: String?

    public init(_ kind: Kind, line: Int? = nil, declared: String? = nil, text: String? = nil) {
        self.kind = kind
        self.line = line
        self.declared = declared
        self.text = text
    }
}
