/// All that one copyright file says, owned: nothing in it refers to the file's bytes any more.
public struct CopyrightAnalysis: Hashable, Sendable {
    /// How a copyright file is written.
    public enum Format: Hashable, Sendable {
        /// In stanzas, as copyright-format 1.0 or one of its drafts asks.
        case machineReadable
        case prose
    }

    public let format: Format
    public let statements: CopyrightStatements
    /// What the `Files: *` stanza says, else the header's `License` field; in prose what is said of
    /// the work as a whole, else the first statement. Nil where there is none of them.
    public let main: StatedLicense?
    /// The weakest basis among the statements of ``main``, or among all where there is no main.
    public let basis: StatementBasis
    /// In the file's order.
    public let findings: [CopyrightFinding]
    /// What the statements' references stand for, each id once, in the order of their first use;
    /// that of the public domain isn't among them.
    public let references: [ReferencedText]
}

/// One thing that a copyright file states.
public struct CopyrightStatement: Hashable, Sendable {
    /// Nil where the stanza names no licence.
    public let license: StatedLicense?
    /// The `Files` patterns that it covers, in the file's order; empty for the whole of a package
    /// and in prose.
    public let files: [String]
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    public let basis: StatementBasis
    /// The weakest of the rules that ``license`` rests on; nil where there is no licence.
    public let rule: StatementRule?
    /// The synopsis as the file writes it; nil where it writes none, and in prose.
    public let name: String?
    /// A line of the `Copyright` field each, without the word "Copyright" and its signs.
    public let holders: [String]
    /// SPDX ids that references in ``license`` build upon, ordered as bytes.
    public let underlying: [String]
}

/// A licence that the SPDX list lacks, as the file prints it.
public struct ReferencedText: Hashable, Sendable {
    /// The `LicenseRef-` id.
    public let id: String
    /// The licence's name as the file first writes it, `unnamed` where it writes none.
    public let name: String
    /// The text without the indents and dots of the field's syntax; nil where the file prints none
    /// or nobody asked for texts.
    public let text: String?
    /// Where the reference is a licence with an exception: the text that the file prints of the
    /// licence alone, in the same form; nil where it prints none or nobody asked for texts.
    public let base: String?
    /// The names of the files in ``CommonLicenseFiles/folder`` that hold the rest:
    /// those that both texts point to, in their order, else those of the licences that an exception
    /// is added to. Empty where there is no more, or nobody asked for texts.
    public let commonLicenses: [String]
}
