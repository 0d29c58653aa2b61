import DebianSystems

/// A sentence of a license text, and its meaning.
struct TermSentence {
    let words: [Word]
    /// The kind of each word.
    let kinds: [TermWordKind]
    let phrases: [TermPhrases.Found]
    /// The meanings of the phrases.
    private let meanings: Set<TermMeaning>
    /// The indexes of the words that no phrase explains.
    let unexplained: [Int]
    /// Whether a colon follows, as before a list.
    let endsInColon: Bool
    /// Whether a full stop or a similar mark follows.
    let endsInStop: Bool
    /// Whether the sentence isn't English.
    let isForeign: Bool
    /// Whether the sentence only asks for a favor, and grants nothing.
    let isWish: Bool
    /// Whether the sentence is marked as a remark, and ``LeftoverSentence`` finds nothing about
    /// rights in it.
    let isHarmlessRemark: Bool
    /// Everything that the sentence withholds or disclaims, without duplicates, in the order of the
    /// words.
    private(set) var limitations: [Finding<LicenseTerms.Limitation>] = []

    /// A term, and the range of its words in bytes of the text.
    typealias Finding<Term> = (term: Term, bytes: Range<Int>)

    /// - Parameters:
    ///   - words: all words of the sentence, at least one.
    ///   - text: the text that the words are from.
    init(_ words: [Word], of text: ByteView) {
        self.words = words
        kinds = TermWordKind.kinds(of: words, in: text)
        let hashes = words.map(\.hash)
        phrases = TermPhrases.known.all(in: hashes).filter { phrase in
            // "must be kept" is a condition about notices only if the sentence mentions a notice.
            phrase.meaning != .condition(.includeCopyright)
                || hashes.contains(where: TermWords.keepable.contains)
                || phrase.words.contains { TermWords.kept.contains(hashes[$0]) }
        }
        meanings = Set(phrases.map(\.meaning))
        var isExplained = [Bool](repeating: false, count: words.count)
        for index in phrases.flatMap(\.words) { isExplained[index] = true }
        unexplained = words.indices.filter { !isExplained[$0] }
        let end = words[words.count - 1].end
        let signs = text[end..<min(text.count, end + 2)]
        endsInColon = signs.contains(UInt8(ascii: ":"))
        endsInStop = signs.contains { ".!?;".utf8.contains($0) }
        isForeign = ForeignTerms.occur(in: hashes, of: text[words[0].start..<end])
        isWish =
            words.count <= Self.longest && !meanings.contains(where: \.isGrant)
            && PermittingWords(words: hashes).areWish
            && !hashes.contains(where: TermWords.dues.contains)
        isHarmlessRemark =
            words.count <= Self.longest && meanings.contains(.remark)
            && Self.isRemark(words, of: text)
        limitations = withheld
    }

    /// Whether ``LeftoverSentence`` takes the words for a mere remark.
    private static func isRemark(_ words: [Word], of text: ByteView) -> Bool {
        var nothing = RangeSweep(of: [])
        let kind = LeftoverSentence(words[...], of: text, beside: &nothing).kind
        return kind == nil || kind == .offer
    }

    /// A sentence of more words is never understood.
    private static let longest = 2000

    /// The range from the first word to the last, in bytes of the text.
    var bytes: Range<Int> { bytes(of: words.indices) }

    private func bytes(of range: Range<Int>) -> Range<Int> {
        words[range.lowerBound].start..<words[range.upperBound - 1].end
    }

    func says(_ meaning: TermMeaning) -> Bool { meanings.contains(meaning) }

    var grants: Bool { meanings.contains(where: \.isGrant) }

    var isDedication: Bool { says(.dedication) }

    /// "Everyone is permitted to copy and distribute verbatim copies of this license document, but
    /// changing it is not allowed"
    var isOfVerbatimCopies: Bool { says(.ofText) && grants && has(TermWords.originals) }

    var hasConditions: Bool { meanings.contains { $0.condition != nil } }

    /// Whether the sentence withholds more than permissive licenses do.
    var limitsUse: Bool { limitations.contains { !$0.term.isUsual } }

    /// Whether the sentence is about the names of people and products rather than about the work.
    var isAboutNames: Bool { meanings.contains(where: \.isOfNames) }

    /// The indexes of the words outside of conditions.
    var grantedWords: Range<Int> {
        let leads = phrases.filter { $0.meaning == .lead }.map(\.first)
        guard let lead = leads.first,
            let grant = phrases.first(where: \.meaning.isGrant)?.first
        else { return words.indices }
        return lead < grant ? grant..<(leads.first { $0 > grant } ?? words.count) : 0..<lead
    }
}

extension TermSentence {
    /// The conditions of the sentence, without duplicates, in the order of the words.
    var conditions: [Finding<LicenseTerms.Condition>] {
        asksForFavor ? [] : terms(\.condition)
    }

    private var withheld: [Finding<LicenseTerms.Limitation>] {
        let allowsConsent = isAboutNames || says(.aside) || says(.formality)
        let allowsChange = isAboutNotices
        return terms { meaning in
            switch meaning {
            case .limitation(let term): term
            case .consent: allowsConsent || asksBeforeRemoval ? nil : .consent
            case .unchanged: allowsChange ? nil : .noModification
            default: nil
            }
        }
    }

    private func terms<Term: Hashable>(_ term: (TermMeaning) -> Term?) -> [Finding<Term>] {
        var seen: Set<Term> = []
        return phrases.compactMap { phrase in
            guard let term = term(phrase.meaning), seen.insert(term).inserted else { return nil }
            return (term, bytes(of: phrase.first..<phrase.last + 1))
        }
    }

    /// "notices may not be removed without consent"
    private var asksBeforeRemoval: Bool {
        guard let consent = phrases.firstIndex(where: { $0.meaning == .consent }),
            let removal = phrases[..<consent].last(where: { $0.meaning != .plain }),
            removal.meaning == .condition(.includeCopyright),
            removal.words.contains(where: { words[$0].hash == "not" })
        else { return false }
        return !words[removal.last + 1..<phrases[consent].first]
            .contains { TermWords.deeds.contains($0.hash) }
    }

    /// Whether the sentence protects notices, rather than the work, from change.
    private var isAboutNotices: Bool {
        guard grants else { return true }
        guard says(.condition(.includeCopyright)) else { return false }
        guard let change = phrases.first(where: { $0.meaning == .unchanged })?.first,
            let grant = phrases.first(where: \.meaning.isGrant)?.first
        else { return true }
        return phrases.contains { $0.meaning == .lead && grant < $0.first && $0.first < change }
    }

    /// The permissions of the sentence, each with the range of its first word.
    var permissions: [Finding<LicenseTerms.Permission>] {
        if limitsUse || says(.ofText) || says(.request) || isOfOnlyBinaries {
            return []
        }
        if let phrase = phrases.first(where: { $0.meaning == .everything }) {
            let bytes = bytes(of: phrase.first..<phrase.last + 1)
            return LicenseTerms.Permission.ofEverything.map { ($0, bytes) }
        }
        guard grants else { return impliedPermissions }
        if isOfBinaries || isOfTermination { return [] }
        let granted = grantedWords
        if isOfPatents { return [(.patentUse, bytes(of: granted))] }
        let acts: [Finding<LicenseTerms.Permission>] = LicenseTerms.Permission.allCases.compactMap {
            permission in
            granted.first { TermWords.permissions(of: words[$0].hash).contains(permission) }
                .map { (permission, bytes(of: $0..<$0 + 1)) }
        }
        let isOfOriginals =
            granted.contains { TermWords.originals.contains(words[$0].hash) }
            && !acts.contains { $0.term == .modifications }
        if isOfOriginals { return acts.filter { $0.term != .distribution } }
        let more = acts.contains { $0.term == .modifications } ? [] : impliedPermissions
        return (distributesBinaries ? acts.filter { $0.term != .distribution } : acts) + more
    }

    /// "Altered versions must be marked": a demand on changed copies implies that copies may be
    /// changed.
    private var impliedPermissions: [Finding<LicenseTerms.Permission>] {
        guard says(.condition(.documentChanges)),
            let change = words.firstIndex(where: {
                TermWords.permissions(of: $0.hash).contains(.modifications)
            })
        else { return [] }
        return [(.modifications, bytes(of: change..<change + 1))]
    }

    /// "may change the source and distribute the binaries that you make of it"
    private var distributesBinaries: Bool {
        granted(TermWords.distribution).contains { index in
            let object = words[(index + 1)...].prefix(Self.longestObject)
            return object.contains { TermWords.binaries.contains($0.hash) }
                && !object.contains { TermWords.sources.contains($0.hash) }
        }
    }

    private func granted(_ sought: WordSet) -> [Int] {
        grantedWords.filter { sought.contains(words[$0].hash) }
    }

    /// "distribute it in any of the binary forms": the words after an act about its object.
    private static let longestObject = 8

    /// "redistribution in binary form", without a word about the source
    private var isOfBinaries: Bool { has(TermWords.binaries) && !has(TermWords.sources) }

    /// "anything you like with the binary"
    private var isOfOnlyBinaries: Bool {
        says(.everything) && has(TermWords.binaries)
            && !words.contains { $0.hash == "source" || $0.hash == "sources" }
    }

    var isOfPatents: Bool {
        (has(TermWords.patents) || isOfClaims) && !words.contains { $0.hash == "copyright" }
    }

    /// Whether the sentence only grants a patent license, or ends one for somebody who sues: the
    /// work's own license permits no less by it.
    var licensesPatentsAlone: Bool {
        if limitsUse || hasConditions || has(TermWords.dues) { return false }
        if isOfClaims { return true }
        if has(TermWords.duties) { return false }
        if isOfTermination { return says(.limitation(.patentRetaliation)) && isRead }
        return grants && isOfPatents
            && words.indices.dropLast().contains {
                words[$0].hash == "patent" && TermWords.licensing.contains(words[$0 + 1].hash)
            }
    }

    /// "This grant does not include claims that would be infringed only by changes to the moon":
    /// how far a patent license reaches
    private var isOfClaims: Bool {
        has(TermWords.claims) && words.contains { $0.hash == "infringed" } && !grants
    }

    /// Whether the sentence is about the end of rights, and grants none.
    var isOfTermination: Bool {
        says(.limitation(.termination)) || says(.limitation(.patentRetaliation))
    }

    /// Whether the sentence has any of these words.
    func has(_ sought: WordSet) -> Bool { words.contains { sought.contains($0.hash) } }
}

extension LicenseTerms.Permission {
    /// The permissions of "do whatever you want".
    static let ofEverything: [Self] = [.commercialUse, .modifications, .distribution, .copying]
}

extension LicenseTerms.Limitation {
    /// Whether permissive licenses have this limitation, too.
    var isUsual: Bool {
        switch self {
        case .liability, .warranty, .trademarkUse, .patentUse, .patentRetaliation, .termination,
            .export, .noSublicense:
            true
        default: false
        }
    }
}
