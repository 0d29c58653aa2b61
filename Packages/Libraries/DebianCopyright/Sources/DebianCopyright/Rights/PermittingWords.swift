import DebianSystems

/// The words of a paragraph or sentence, and what they say about permission.
struct PermittingWords {
    private let words: [WordHash]
    /// The roles of each word.
    private let parts: [Parts]
    /// The roles of all words together.
    private let said: Parts

    private struct Parts {
        var roles: WordRole = []
        var rights: RightsRole = []
    }

    init(_ paragraph: ByteView) {
        var words: [WordHash] = []
        var reader = WordReader(paragraph)
        while let word = reader.next() { words.append(word.hash) }
        self.init(words: words)
    }

    /// - Parameter words: the hashes of the words.
    init(words: [WordHash]) {
        self.words = words
        let (english, rights) = (EnglishWords.known, RightsWords.known)
        var said = Parts()
        parts = words.map { hash in
            let parts = Parts(
                roles: english.roles(ofHash: hash), rights: rights.roles(ofHash: hash))
            said.roles.formUnion(parts.roles)
            said.rights.formUnion(parts.rights)
            return parts
        }
        self.said = said
    }

    /// The words of each sentence of a paragraph.
    static func sentences(of paragraph: ByteView) -> [PermittingWords] {
        let sentences = Sentences(of: paragraph)
        return sentences.all.map { PermittingWords(words: sentences.words[$0].map(\.hash)) }
    }

    var count: Int { words.count }

    var areTerms: Bool { has([.act, .term]) }

    /// Whether the words are about the packaging: "The Debian packaging", "this package was
    /// debianized".
    var speakOfPackaging: Bool { has([.packaging, .debian]) }

    /// Whether the words include this one.
    func has(word: WordHash) -> Bool { words.contains(word) }

    /// Whether any word has one of these roles.
    func has(_ role: WordRole) -> Bool { said.roles.isAny(of: role) }

    /// Whether any word has one of these roles immediately after a word with one of the other
    /// roles.
    func has(_ role: WordRole, behind other: WordRole) -> Bool {
        indices.contains { word($0, is: role) && word($0 - 1, is: other) }
    }

    /// Whether any word has one of these roles, among at most `reach` words from an index on.
    func has(_ role: WordRole, from start: Int, reach: Int) -> Bool {
        let range = min(max(0, start), count)..<min(max(0, start + reach), count)
        return parts[range].contains { $0.roles.isAny(of: role) }
    }

    /// The index of the first word that has one of these roles; the end if none has.
    func firstIndex(of role: WordRole) -> Int {
        has(role) ? parts.firstIndex { $0.roles.isAny(of: role) } ?? count : count
    }

    /// Whether any word is in this set.
    func has(_ sought: WordSet) -> Bool { words.contains(where: sought.contains) }

    /// Whether any word has one of these roles.
    func says(_ role: RightsRole) -> Bool { said.rights.isAny(of: role) }

    /// Whether any word has one of these roles, among at most `reach` words from an index on.
    func says(_ role: RightsRole, from start: Int, reach: Int) -> Bool {
        guard says(role) else { return false }
        let range = min(max(0, start), count)..<min(max(0, start + reach), count)
        return parts[range].contains { $0.rights.isAny(of: role) }
    }

    /// Whether any word has one of these roles and `holds` is true for its index.
    func says(_ role: RightsRole, where holds: (Int) -> Bool) -> Bool {
        says(role) && indices.contains { parts[$0].rights.isAny(of: role) && holds($0) }
    }

    var indices: Range<Int> { words.indices }

    /// Whether the word at an index exists and has one of these roles.
    func word(_ index: Int, is role: WordRole) -> Bool {
        indices.contains(index) && parts[index].roles.isAny(of: role)
    }

    /// Whether any word has one of these roles and `holds` is true for its index.
    func has(_ role: WordRole, where holds: (Int) -> Bool) -> Bool {
        has(role) && indices.contains { parts[$0].roles.isAny(of: role) && holds($0) }
    }

    /// Whether the word at an index exists and has one of these roles.
    func word(_ index: Int, says role: RightsRole) -> Bool {
        indices.contains(index) && parts[index].rights.isAny(of: role)
    }

    /// The word at an index; ``WordHash/absent`` if there is none.
    func word(_ index: Int) -> WordHash { indices.contains(index) ? words[index] : .absent }

    /// Whether the words begin with one of these phrases, given by their words' hashes.
    func begin(with phrases: [[WordHash]]) -> Bool {
        phrases.contains { words.starts(with: $0) }
    }

    /// Whether the words contain a phrase, given by its words' hashes.
    func has(_ phrase: [WordHash]) -> Bool {
        indices.contains { words[$0] == phrase[0] && has(phrase, at: $0) }
    }

    /// Whether a phrase, given by its words' hashes, begins at an index.
    func has(_ phrase: [WordHash], at index: Int) -> Bool { words[index...].starts(with: phrase) }

    /// Whether the words end with a phrase.
    func end(with phrase: [WordHash]) -> Bool { words.suffix(phrase.count).elementsEqual(phrase) }
}
