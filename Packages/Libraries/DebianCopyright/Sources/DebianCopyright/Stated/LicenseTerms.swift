/// What the sentences of a license text grant, demand and withhold.
///
/// For a license that no list has, this is all that can be said without a lawyer: the meaning of
/// each sentence, and whether every sentence was understood. Names are those of choosealicense.com
/// and GitHub's license API if these have one.
///
///     let terms = ByteView.withBytes(of: Array(text.utf8), LicenseTerms.init(reading:))
///     terms.category  // .permissive, or nil if a sentence wasn't understood
public struct LicenseTerms: Hashable, Sendable {
    /// The permissions in the order of the text, including duplicates.
    public var permissions: [TermFinding<Permission>] = []
    /// The obligations of those who use a permission, in the order of the text.
    public var conditions: [TermFinding<Condition>] = []
    /// The rights that the text withholds, and its disclaimers, in the order of the text.
    public var limitations: [TermFinding<Limitation>] = []
    /// The 1-based lines of sentences that weren't understood, ascending.
    public var unread: [ClosedRange<Int>] = []
    /// Whether a sentence gives the work to the public domain.
    public var isDedication = false
}

/// A finding and the lines of its sentence.
public struct TermFinding<Term: Hashable & Sendable>: Hashable, Sendable {
    public let term: Term
    /// The lines of the sentence, 1-based, in the text that was read.
    public let lines: ClosedRange<Int>

    public init(_ term: Term, lines: ClosedRange<Int>) {
        self.term = term
        self.lines = lines
    }
}

extension LicenseTerms {
    /// An act that a text permits.
    public enum Permission: String, Hashable, Sendable, CaseIterable {
        case commercialUse = "commercial-use"
        case modifications
        case distribution
        case privateUse = "private-use"
        case patentUse = "patent-use"
        case copying
        case sale
        case sublicense
    }

    /// An obligation of those who use a permission.
    public enum Condition: String, Hashable, Sendable, CaseIterable {
        case includeCopyright = "include-copyright"
        case documentChanges = "document-changes"
        case discloseSource = "disclose-source"
        case sameLicense = "same-license"
        case sameLicenseFile = "same-license--file"
        case sameLicenseLibrary = "same-license--library"
        case networkUseDisclose = "network-use-disclose"
        case includeInDocumentation = "include-in-documentation"
        case acknowledge
        case acknowledgeInAdvertising = "acknowledge-in-advertising"
        case noEndorsement = "no-endorsement"
        case noMisrepresentation = "no-misrepresentation"
        case rename
        /// "may not be sold by itself", a condition of fonts.
        case bundleToSell = "bundle-to-sell"
        case tellAuthor = "tell-author"
    }

    /// A right that a text withholds, or a disclaimer.
    public enum Limitation: String, Hashable, Sendable, CaseIterable {
        case liability
        case warranty
        case trademarkUse = "trademark-use"
        case patentUse = "patent-use"
        /// A patent suit ends the license.
        case patentRetaliation = "patent-retaliation"
        case termination
        case export
        case noModification = "no-modification"
        case nonCommercial = "non-commercial"
        case noFee = "no-fee"
        case noSale = "no-sale"
        case fieldOfUse = "field-of-use"
        case boundToHardware = "bound-to-hardware"
        case boundToProduct = "bound-to-product"
        case noReverseEngineering = "no-reverse-engineering"
        case noRedistribution = "no-redistribution"
        case noSublicense = "no-sublicense"
        case binaryOnly = "binary-only"
        case personalUse = "personal-use"
        case limitedCopies = "limited-copies"
        case limitedTime = "limited-time"
        case payment
        case consent
        case confidential
    }

    /// The overall result of a text's terms.
    public enum Category: String, Hashable, Sendable, CaseIterable {
        case permissive
        case publicDomain = "public-domain"
        case weakCopyleft = "weak-copyleft"
        case strongCopyleft = "strong-copyleft"
        case restricted
    }
}
