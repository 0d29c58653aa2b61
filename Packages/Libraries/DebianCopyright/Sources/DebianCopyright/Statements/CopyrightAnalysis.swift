/// All that one copyright file says, owned: nothing in it refers to the file's bytes any more.
public struct CopyrightAnalysis: Hashable, Sendable {
    /// How a copyright file is written.
    public enum Format: Hashable, Sendable {
        /// In stanzas, as copyright-format 1.0 or one of its drafts asks.
        case machineReadable
        case prose
    }

    public let format: Format
    /// In the file's order; a `Files` stanza that later ones override is left out.
    public let statements: [CopyrightStatement]
    /// The ids of exceptions whose texts are all that the file says: no license that takes them,
    /// and so no statement; empty for nearly all files.
    public let loneExceptions: [String]
    /// The license of the work as a whole; nil if the file states none for it.
    ///
    /// In a machine-readable file that of the last `Files: *` stanza, else the header's, else what
    /// all stanzas about upstream's files agree on, else that of the first one which names files
    /// that stand for the work. In prose what is said of all files or of the rest; else the first
    /// statement about the whole, unless it is one notice among others; else the only one that is
    /// not about the packaging alone.
    public let main: StatedLicense?
    /// The weakest basis among the statements of ``main``, or among all if there is no main.
    public let basis: StatementBasis
    /// In the file's order.
    public let findings: [CopyrightFinding]
    /// The 1-based lines, both ends included, that nothing accounts for: they are no part of a
    /// statement, name no holder, and are neither structure nor a remark of a known kind. In the
    /// file's order, none next to another.
    public let unexplained: [ClosedRange<Int>]
    /// Whether the file says that the package is not part of Debian, as those of contrib and
    /// non-free do (Debian Policy, section 12.5).
    public let isOutsideDebian: Bool
    /// What the statements' references stand for, each id once, in the order of their first use;
    /// that of the public domain isn't among them.
    public let references: [ReferencedText]
}

/// One thing that a copyright file states.
public struct CopyrightStatement: Hashable, Sendable {
    /// Nil if the stanza names no license.
    public let license: StatedLicense?
    public let basis: StatementBasis
    /// The weakest of the methods that ``license`` rests on; nil if there is no license.
    public let method: DetectionMethod?
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// The synopsis as the file writes it, nil if it writes none; in prose the words that name the
    /// license, nil for a license's own text.
    public let name: String?
    /// The `Files` patterns that it covers, in the file's order; empty for the whole of a package
    /// and in prose.
    public let files: [String]
    /// A line of the `Copyright` field each, without the word "Copyright" and its signs.
    public let holders: [String]

    /// SPDX ids that references in ``license`` build upon, ordered as bytes.
    public var underlying: [String] { license?.underlying ?? [] }

    init(
        _ assertion: LicenseAssertion, lines: ClosedRange<Int>, name: String?,
        files: [String] = [], holders: [String] = []
    ) {
        license = assertion.license
        basis = assertion.basis
        method = assertion.method
        self.lines = lines
        self.name = name
        self.files = files
        self.holders = holders
    }
}

/// What a statement says, apart from where: a license, and what that rests on.
struct LicenseAssertion: Hashable {
    let license: StatedLicense?
    let basis: StatementBasis
    let method: DetectionMethod?

    /// No license is named.
    static let nothing = Self(license: nil, basis: .none, method: nil)

    /// What two fields of one stanza state together.
    func and(_ other: Self) -> Self {
        let licenses = [license, other.license].compactMap(\.self)
        return Self(
            license: .joined(licenses.flatMap(\.conjuncts), by: StatedLicense.and),
            basis: min(basis, other.basis),
            method: [method, other.method].compactMap(\.self).min())
    }

    /// What is stated, and further licenses that are stated beside it by one method.
    func adding(_ licenses: [StatedLicense], by method: DetectionMethod) -> Self {
        guard let license, !licenses.isEmpty else { return self }
        return Self(
            license: .joined(license.conjuncts + licenses, by: StatedLicense.and),
            basis: min(basis, method == .publicDomain ? .grant : .text),
            method: self.method.map { min($0, method) })
    }
}

/// A license that the SPDX list lacks, as the file prints it.
public struct ReferencedText: Hashable, Sendable {
    /// What statements call it.
    public let reference: LicenseReference
    /// The license's name as the file first writes it; nil if it writes none.
    public let name: String?
    /// The text without the indents and dots of the field's syntax; nil if the file prints none or
    /// texts weren't asked for.
    public let text: String?
    /// What the text says of what may be done; nil if the file prints none, if a list has the
    /// license, and for a license with an exception.
    public let terms: LicenseTerms?
    /// The first words of the text behind its notices, with single blanks between them: as many as
    /// tell it from others. Empty without a text.
    public let opening: String
    /// If the reference is a license with an exception: the text that the file prints of the
    /// license alone, in the same form; nil if it prints none or texts weren't asked for.
    public let base: String?
    /// The names of the files in ``CommonLicenseFiles/folder`` that hold the rest: those that both
    /// texts point to, in their order, else those of the licenses that an exception is added to.
    /// Empty if there is no more, or texts weren't asked for.
    public let commonLicenses: [String]
}

/// Something in a copyright file that a person should look at.
public struct CopyrightFinding: Hashable, Sendable {
    /// What there is to look at; the raw values are words that users of the engine may print.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A definite license name stands over the text of another license.
        case declaredTextMismatch = "declared-text-mismatch"
        /// A license's text lacks its disclaimer, and nothing stands in its place.
        case incompleteText = "incomplete-text"
        /// A short name that neither copyright-format 1.0, nor the SPDX list, nor the file defines.
        case unknownShortName = "unknown-short-name"
        /// A `Files` stanza has no `License` field, or an empty one.
        case stanzaWithoutLicense = "stanza-without-license"
        /// A name or an exception that only a text can explain has none in the file.
        case licenseWithoutText = "license-without-text"
        /// The `Format` field has an address from before copyright-format 1.0.
        case obsoleteFormatURL = "obsolete-format-url"
        /// A GNU license is named without its version.
        case unversionedLicense = "unversioned-license"
        /// Beside a license, or within its text, a condition takes away what the license gives.
        case additionalCondition = "additional-condition"
        /// Words that nothing accounts for speak of what may be done or not.
        case unexplainedTerms = "unexplained-terms"
        /// A line or a field breaks the syntax; what could be read was kept.
        case syntaxError = "syntax-error"
        /// The file holds bytes that are no UTF-8.
        case notUTF8 = "not-utf8"
    }

    public let kind: Kind
    /// The 1-based line it stands at; nil if it concerns the whole file.
    public let line: Int?
    /// The name that the file declares, if the kind questions one.
    public let declared: String?
    /// What the printed text says instead, if the kind compares.
    public let text: String?

    public init(_ kind: Kind, line: Int? = nil, declared: String? = nil, text: String? = nil) {
        self.kind = kind
        self.line = line
        self.declared = declared
        self.text = text
    }
}
