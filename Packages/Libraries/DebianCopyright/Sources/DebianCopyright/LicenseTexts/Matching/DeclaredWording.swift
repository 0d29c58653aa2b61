import DebianSystems

/// The wording of the licenses that a name means, for comparison with a text below the name that
/// isn't one of theirs.
///
/// Many people print a license in their own words, and the name says what they mean. But a text
/// with words that neither the license nor a plain rewording has may give less: "on the premises of
/// the buyer".
struct DeclaredWording {
    private let index: LicenseIndex
    /// The numbers of all words in the licenses.
    private let known: Set<UInt16>
    /// The main acts that the licenses permit.
    private let rights: Set<Int>
    private let acts: PermittedActs

    /// Nil if a license isn't among the texts.
    ///
    /// - Parameter ids: the ids of the licenses.
    init?(of ids: [String], in index: LicenseIndex) {
        let templates = (0..<index.templateCount).lazy.map { (id: index.id(of: $0), number: $0) }
            .filter { ids.contains($0.id) || Self.models.contains($0.id) }
        guard ids.allSatisfy({ id in templates.contains { $0.id == id } }) else { return nil }
        self.index = index
        known = templates.reduce(into: []) { known, template in
            let words = index.template(template.number)
            for position in 0..<words.count { known.insert(words[position]) }
        }
        let acts = PermittedActs(index)
        rights = templates.filter { ids.contains($0.id) }.reduce(into: []) { rights, template in
            let words = index.template(template.number)
            for position in 0..<words.count where !words.isDisclaimer(position) {
                let act = acts.act(of: words[position])
                if Self.rights.contains(act) { rights.insert(act) }
            }
        }
        self.acts = acts
    }

    /// The main acts: using, copying, modifying, distributing and selling.
    private static let rights = 1...5

    /// Licenses that are models for others.
    private static let models: Set = [
        "BSD-3-Clause", "MIT", "X11", "HPND-sell-variant", "ISC", "Zlib", "BSL-1.0",
        "Latex2e-translated-notice",
    ]

    /// No title has more words.
    private static let longestTitle = 3

    /// Whether a text permits everything that the licenses permit, and each of its sentences about
    /// terms uses only the licenses' words and words that add nothing.
    func isKept(in text: ByteView) -> Bool {
        var reader = KnownWords(numberedBy: index)
        let words = TextWords(of: text, by: &reader)
        var numbered = NumberedWords()
        numbered.read(words)
        let text = NumberedText(text, words, numbered)
        let rewording = Rewording(index: index, license: nil, own: known, text: text)
        let defined = text.definedWords
        guard rights.isSubset(of: text.numbers.lazy.map(acts.act)) else { return false }
        return text.sentences.allSatisfy { sentence in
            sentence.count <= Self.longestTitle
                || text.isHarmless(sentence) && !sentence.contains { isTelltale($0, in: text) }
                || sentence.allSatisfy { position in
                    known.contains(text.numbers[position]) && text.numbers[position] != 0
                        || rewording.saysNothingNew(position..<position + 1)
                        || defined.contains(text.word(at: position).hash)
                }
        }
    }

    /// Whether a word is typical of terms but isn't in the licenses: "nor may products be
    /// marketed".
    private func isTelltale(_ position: Int, in text: NumberedText) -> Bool {
        let word = text.word(at: position)
        return TelltaleWords.words.contains(word.hash) && !known.contains(text.numbers[position])
            && text.bytes.says(word.start..<word.end, isFirst: false)
    }
}

extension NumberedText {
    /// Whether a sentence disclaims, is history, or only says what free licenses say.
    fileprivate func isHarmless(_ sentence: Range<Int>) -> Bool {
        let said = PermittingWords(words: sentence.map { word(at: $0).hash })
        if said.denyByOption { return false }
        return said.has(.disclaiming) || said.areHarmless || said.areHistory
    }

    /// The words by which the text defines the work: ("Moon").
    fileprivate var definedWords: Set<WordHash> {
        numbers.indices.reduce(into: []) { defined, position in
            let word = word(at: position)
            if word.start > 0, bytes[word.start - 1] == UInt8(ascii: "\"") {
                defined.insert(word.hash)
            }
        }
    }
}
