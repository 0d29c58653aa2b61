import DebianSystems

/// Reads the licenses that the words of a text grant: "under the terms of the GNU General Public
/// License, version 2 or later", "License: MIT", "this file is in the public domain".
///
/// The reader finds every license that the text names, judges by the words around the name whether
/// the license is granted or merely mentioned, and combines what one sentence grants. Ranges of
/// licenses' own texts must be excluded, because these texts may explain how to grant them. Each
/// step looks at a bounded number of words. A reader keeps its storage, so use one reader for many
/// texts.
struct GrantReader {
    private let names: NameTree
    private var words = GrantWords()

    /// - Parameter names: the names of licenses in running text.
    init(names: NameTree) {
        self.names = names
    }

    /// Reads a text of any size in linear time.
    ///
    /// Line breaks, indents, comment leaders, letter case and trailing spaces don't change the
    /// answer.
    ///
    /// - Parameters:
    ///   - text: a whole copyright file, or the text of one license field.
    ///   - words: all words of the text.
    ///   - excluded: the ranges of recognized license texts, in bytes and in ascending order.
    mutating func read(
        _ text: ByteView, _ words: TextWords, except excluded: [Range<Int>] = []
    ) -> GrantReading {
        self.words.read(text, words, except: excluded, by: names)
        guard !self.words.candidates.isEmpty else {
            return GrantReading(grants: [], packagingTexts: [])
        }
        let text = GrantText(bytes: text, words: self.words.entries, names: names)
        let scopes = ScopeReader(text: text)
        let packagingTexts = zip(excluded, self.words.cuts)
            .filter { _, cut in scopes.isPackaging(above: cut) }.map { $0.0.lowerBound }
        let mentions = MentionFinder(text: text, candidates: self.words.candidates).mentions()
        let sentences = GrantSentenceReader(text: text)
            .sentences(of: Dedications(text: text).joined(mentions))
        // Pointers to a single license count if nothing else is stated.
        let mayPoint =
            excluded.isEmpty && Set(sentences.map(\.license)).count == 1
            && sentences.allSatisfy { $0.decision == .pointed }
        let grants = BackReferences(text: text)
            .resolved(sentences.filter { mayPoint || $0.decision != .pointed })
            .compactMap { Grant($0, in: text) }
        return GrantReading(grants: grants, packagingTexts: packagingTexts)
    }
}

/// The grants of a text.
struct GrantReading: Hashable, Sendable {
    /// The grants in the order of their words; empty if the text states none.
    let grants: [Grant]
    /// The offsets of the excluded texts that belong to the packaging, by the words above them; in
    /// bytes, ascending.
    let packagingTexts: [Int]
}

extension Grant {
    /// Nil if no license of the sentence has an id.
    fileprivate init?(_ sentence: GrantSentence, in text: GrantText) {
        guard let license = sentence.license else { return nil }
        self.init(
            license: license,
            bytes: text.span(sentence.words),
            scope: sentence.scope,
            form: sentence.form,
            rule: sentence.rule,
            isUnversioned: sentence.mentions.contains(where: \.isUnversioned),
            isListedName: sentence.isListedName(by: text.names),
            isIncomplete: sentence.hasUnnamedAlternative
                || sentence.mentions.contains { $0.license == nil },
            openAlternative: sentence.openAlternative(by: text.names),
            unlistedException: sentence.unlistedException)
    }
}

extension GrantSentence {
    fileprivate var form: Grant.Form {
        if isAddress { return decision == .pointed ? .bareAddress : .address }
        guard mentions.count == 1 else { return .words }
        return switch mentions[0].meaning {
        case .identifier: .identifier
        case .labeled: .labeled
        case .perlTerms: .perlTerms
        case .publicDomain(nil): .dedication
        default: decision == .alone ? .bareName : .words
        }
    }
}
