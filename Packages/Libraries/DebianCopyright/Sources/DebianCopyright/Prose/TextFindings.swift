import DebianSystems
import Synchronization

/// The result of reading the text below a license's name.
struct TextFindings: Sendable {
    /// All evidence in the text; positions are in the text's bytes.
    let evidence: TextEvidence
    /// The meaning of the whole text; nil if it is uncertain.
    ///
    /// A text that adds conditions to a license isn't that license; and if a text names something
    /// without an id, only a part of the text is understood.
    let meaning: TextMeaning?
    /// The id of the exception that the text is; nil if the text also says something else.
    let exception: String?
    /// The terms in the text's own words, beyond its statements.
    let ownTerms: OwnTermsRange?
    /// The words that speak of rights and that nothing accounts for.
    let unexplained: UnexplainedWords
}

/// The range of a text's own terms, from the first to the last.
struct OwnTermsRange: Sendable {
    /// In bytes of the text.
    let bytes: Range<Int>
    /// Whether the terms withhold something.
    let restrict: Bool
    /// Whether the terms only take away rights that a license of the list gives.
    let areRider: Bool

    /// Nil if there are no terms.
    init?(_ terms: [OwnTerms], in text: ByteView) {
        guard let first = terms.first, let last = terms.last else { return nil }
        bytes = first.text.text.through(last.text.text).range(in: text)
        restrict = terms.contains(where: \.restrict)
        areRider = terms.allSatisfy(\.isRider)
    }
}

/// Remembers the findings about the texts below licenses' names, so that a text that many files
/// print is read once. Threads can share a cache.
///
/// The cache holds hashes of the texts, not the texts themselves.
final class AnalysisCache: Sendable {
    /// The licenses found in all texts, including prose.
    let texts = RememberedTexts()
    /// The licenses of LicenseDB found in texts that the SPDX list lacks.
    let unlistedTexts = RememberedTexts()
    private let seeds = ContentHash.Seeds()
    private let findings = Mutex<[ContentHash: TextFindings]>([:])

    init() {}

    /// The remembered findings about the text, or those that `read` returns.
    func findings(in text: ByteView, reading read: () -> TextFindings) -> TextFindings {
        let hash = ContentHash(text, seeds: seeds)
        if let known = findings.withLock({ $0[hash] }) { return known }
        // Called outside of the lock: at worst two threads read one text at the same time.
        let found = read()
        findings.withLock { $0[hash] = found }
        return found
    }
}
