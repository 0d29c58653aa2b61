/// A license that the words of a text grant.
struct Grant: Hashable, Sendable {
    /// What is granted.
    var license: StatedLicense
    /// Where the words stand, from the first license's name to the last one's: in
    /// bytes of the text.
    var bytes: Range<Int>
    /// What the grant is for.
    var scope: Scope
    /// How the grant is worded.
    var form: Form
    /// Whether a GNU license is named without a version.
    var isUnversioned = false
    /// Whether the SPDX list alone has the name, under which people print other texts too.
    var isListedName = false
    /// Whether an alternative or a further license is named that has no id of its own, such as
    /// plain "BSD": what `license` says is then not all of it.
    var isIncomplete = false
    /// What ids begin with of a license to choose from that has no id by its name alone: "BSD" in
    /// "the GPL or the BSD license". Its text, where one is printed, says which it is. Nil if
    /// there is no such license.
    var openAlternative: String?
    /// Where an exception is named that the SPDX list has no general id for, in bytes of the text;
    /// nil without one.
    var unlistedException: Range<Int>?

    /// The part of a work that a grant speaks of.
    enum Scope: Hashable, Sendable {
        /// The work, or nothing in particular.
        case work
        /// What the distribution added.
        case packaging
        case documentation
        case tests
        /// Some files or parts, which the words name.
        case parts
    }

    /// How a grant is worded.
    enum Form: Hashable, Sendable {
        /// As a sentence, or as a heading such as `License: GPL-2+`.
        case words
        /// A name that stands alone, with no word of granting: taken where nothing else grants a
        /// license of the same family.
        case bareName
        /// The address of a license, which is a pointer.
        case address
        /// The same without a word of granting, if nothing else is stated: "see https://…".
        case bareAddress
        /// A reference to the terms of Perl.
        case perlTerms
        /// Words that give up copyright.
        case dedication
        /// The only word behind `License:`, given as written: it may be an id or anything else.
        case labeled
        /// An `SPDX-License-Identifier` line; `bytes` are those of its expression, whose ids are
        /// given as written.
        case identifier
    }
}

/// Reads what the words of a text grant: "under the terms of the GNU General Public License,
/// version 2 or later", "License: MIT", "this file is in the public domain".
///
/// It finds every license that the text names, judges by the words around each whether it is
/// granted or merely mentioned, and puts together what one sentence grants. Licenses' own texts
/// must be left out by their ranges, for they may explain how to grant them. Each step looks at a
/// bounded number of words. A reader keeps its storage: use one for many texts.
struct GrantReader {
    private let names: NameTree
    private var words = GrantWords()

    /// - Parameter names: what texts call licenses.
    init(names: NameTree) {
        self.names = names
    }

    /// Reads a text of any size, in time linear in it.
    ///
    /// The answer is the same whatever the line breaks, indents, comment leaders, letter case and
    /// trailing spaces.
    ///
    /// - Parameters:
    ///   - text: a whole copyright file, or the text of one license field.
    ///   - words: those of the text.
    ///   - excluded: ranges of bytes in ascending order that are recognized license texts.
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
        // What only points at licenses may point at one, if nothing else is said.
        let mayPoint =
            excluded.isEmpty && Set(sentences.map(\.license)).count == 1
            && sentences.allSatisfy { $0.decision == .pointed }
        let grants = BackReferences(text: text)
            .resolved(sentences.filter { mayPoint || $0.decision != .pointed })
            .compactMap { Grant($0, in: text) }
        return GrantReading(grants: grants, packagingTexts: packagingTexts)
    }
}

/// What the words of a text grant.
struct GrantReading: Hashable, Sendable {
    /// In the order of their words; empty if the text states none.
    let grants: [Grant]
    /// Of the texts that were left out, where those begin of which the words above them say that
    /// they are the packaging's: positions in bytes, ascending.
    let packagingTexts: [Int]
}

extension Grant {
    /// Nil if nothing of the sentence has an id.
    fileprivate init?(_ sentence: GrantSentence, in text: GrantText) {
        guard let license = sentence.license else { return nil }
        self.init(
            license: license,
            bytes: text.span(sentence.words),
            scope: sentence.scope,
            form: sentence.form,
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
