import Synchronization

/// What one reading of the text under a license's name tells.
struct TextFindings: Sendable {
    /// All that was found in the text; positions are those of its bytes.
    let evidence: TextEvidence
    /// What the whole of it means; nil if that is not certain.
    ///
    /// A text that adds conditions to a license is not that license; and of a text that names
    /// something without an id only a part is understood.
    let meaning: TextMeaning?
    /// The id of the exception whose text it is; nil if it says anything else too.
    let exception: String?
    /// The terms that it sets in words of its own, beside what it states.
    let ownTerms: OwnTermsRange?
    /// Where it speaks of rights, and nothing accounts for it.
    let unexplained: UnexplainedWords
}

/// Where a text sets terms of its own, from the first to the last of them.
struct OwnTermsRange: Sendable {
    /// In bytes of the text.
    let bytes: Range<Int>
    /// Whether they withhold something.
    let restrict: Bool
    /// Whether they only take away what a license of the list gives.
    let areRider: Bool

    /// Nil if there are no terms.
    init?(_ terms: [OwnTerms], in text: ByteView) {
        guard let first = terms.first, let last = terms.last else { return nil }
        bytes = first.text.text.through(last.text.text).range(in: text)
        restrict = terms.contains(where: \.restrict)
        areRider = terms.allSatisfy(\.isRider)
    }
}

/// What the whole text under a license's name means by itself.
struct TextMeaning: Hashable, Sendable {
    let license: StatedLicense
    let basis: StatementBasis
    let method: DetectionMethod
    /// Whether a GNU license was named without its version.
    let isUnversioned: Bool
    /// Ids of other licenses for whose text it could be taken just as well.
    let rivals: [String]
    /// Whether the text sets further terms besides, which are no license of the list.
    let hasMore: Bool

    /// A text that puts more licenses together means none of them: each of a file's stanzas may
    /// name the text, and would say all of them again.
    static let mostLicenses = 100

    /// Nil if those are too many licenses.
    init?(
        license: StatedLicense, basis: StatementBasis, method: DetectionMethod,
        isUnversioned: Bool = false, rivals: [String] = [], hasMore: Bool = false
    ) {
        if license.licenseIDs.count > Self.mostLicenses { return nil }
        self.license = license
        self.basis = basis
        self.method = method
        self.isUnversioned = isUnversioned
        self.rivals = rivals
        self.hasMore = hasMore
    }

    /// What several statements mean together; nil if there is none.
    init?(of statements: [IdentifiedStatement], hasMore: Bool = false) {
        guard
            let license = StatedLicense.joined(statements.map(\.license), by: StatedLicense.and),
            let basis = statements.map(\.basis).min(),
            let method = statements.map(\.method).min()
        else { return nil }
        self.init(
            license: license, basis: basis, method: method,
            isUnversioned: statements.contains(where: \.isUnversioned), hasMore: hasMore)
    }
}

/// Remembers what was found out about the texts under licenses' names, so that a text which many
/// files print is read once. It may be shared between threads.
///
/// It keeps hashes of the texts, and none of the texts themselves.
final class AnalysisCache: Sendable {
    /// The licenses in all texts, those in prose too.
    let texts = RememberedTexts()
    /// The licenses of LicenseDB in texts that the SPDX list lacks.
    let unlistedTexts = RememberedTexts()
    private let seeds = ContentHash.Seeds()
    private let findings = Mutex<[ContentHash: TextFindings]>([:])

    init() {}

    /// What is found out about the text, as `read` says unless that is known already.
    func findings(in text: ByteView, reading read: () -> TextFindings) -> TextFindings {
        let hash = ContentHash(text, seeds: seeds)
        if let known = findings.withLock({ $0[hash] }) { return known }
        // Outside of the lock: at worst two threads read the same text at the same time.
        let found = read()
        findings.withLock { $0[hash] = found }
        return found
    }
}
