import DebianSystems

/// The kind of a word in terms.
enum TermWordKind {
    /// A common word of licenses that by itself neither demands nor withholds anything.
    case plain
    /// A word that negates, limits or demands, and must be part of a known phrase.
    case `operator`
    /// A word about money, people or purposes that is typical of terms that withhold something.
    case telltale
    case name
    /// A common word that is capitalized like a name.
    case title
    case number
    case unknown
}

extension TermWordKind {
    /// The kind of each word of a sentence.
    static func kinds(of words: [Word], in text: ByteView) -> [TermWordKind] {
        let capitals = words.count { $0.end - $0.start > 1 && text[$0.start + 1].isCapital }
        // If most words are in all capitals, a capital letter doesn't mark a name.
        let mayHaveNames = capitals * 2 < words.count || words.count <= longestTitle
        // Reading a global for each word would take longer than the look-up.
        let (operators, plain) = (TermWords.operators, TermWords.plain)
        let (telltale, rights) = (TelltaleWords.words, RightsWords.known)
        let organizations = mayHaveNames ? text.namesOfOrganizations(among: words) : []
        var kinds: [Self] = words.indices.map { index in
            let word = words[index]
            let isCapital = mayHaveNames && text[word.start].isCapital
            if operators.contains(word.hash) {
                return isCapital && isOfCompany(index, of: words, in: text) ? .name : .operator
            }
            if text[word.start].isDigit { return .number }
            if plain.contains(word.hash) || word.end - word.start == 1 {
                return isCapital && index > 0 ? .title : .plain
            }
            if telltale.contains(word.hash)
                || rights.roles(ofHash: word.hash).isAny(of: .cues)
            {
                return .telltale
            }
            if mayHaveNames, EnglishWords.particles.contains(word.hash), index + 1 < words.count,
                text[words[index + 1].start].isCapital
                    || EnglishWords.particles.contains(words[index + 1].hash)
            {
                return .name
            }
            let isName =
                isCapital || mayHaveNames && text.isCamelCase(word) || text.isInFileName(word)
                || isNoun(index, of: words)
            return isName ? .name : .unknown
        }
        // "Lunar Research Center", but not "Research Centers"
        for name in organizations where kinds[name].contains(.name) {
            for index in name where kinds[index] == .telltale { kinds[index] = .name }
        }
        if !mayHaveNames { kinds.nameSubject(of: words) }
        return kinds
    }

    /// "THE TURNERS OF MOON LANE": no one who grants something has a name of more words.
    fileprivate static let longestSubject = 6

    /// No title has more words.
    static let longestTitle = 8

    /// "Moon Limited"
    private static func isOfCompany(_ index: Int, of words: [Word], in text: ByteView) -> Bool {
        words[index].hash == "limited" && index > 0
            && text[words[index - 1].start].isCapital
    }

    /// "the moonlander", "their lunar copies"; not "you moonwalk", "to moonwalk" and "for
    /// moonwalkers", because a verb may be a demand, and a purpose may be a limit.
    private static func isNoun(_ index: Int, of words: [Word]) -> Bool {
        guard index > 0 else { return false }
        let previous = words[index - 1].hash
        if index > 1, !TermWords.plain.contains(previous), !TermWords.operators.contains(previous) {
            return false
        }
        if TermWords.determiners.contains(previous) {
            return !(index > 1 && EnglishWords.prepositions.contains(words[index - 2].hash))
        }
        return !EnglishWords.prepositions.contains(previous)
            && !TermWords.subjects.contains(previous)
    }
}

extension [TermWordKind] {
    /// Treats the subject of a granting or disclaiming verb as a name: "TURNER ALLOWS FREE USE".
    fileprivate mutating func nameSubject(of words: [Word]) {
        guard
            let verb = words.prefix(TermWordKind.longestSubject).firstIndex(where: {
                TermWords.givers.contains($0.hash)
            })
        else { return }
        for index in 0..<verb where self[index] == .unknown { self[index] = .name }
    }
}

extension ByteView {
    /// "jMoon", "dvi2PS"
    fileprivate func isCamelCase(_ word: Word) -> Bool {
        !self[word.start].isCapital && self[word.start..<word.end].contains(where: \.isCapital)
    }

    /// Whether a word is part of a file name or a path: "moon.tex", "src/moon".
    fileprivate func isInFileName(_ word: Word) -> Bool {
        joins(word.start..<word.end)
            || word.end + 1 < count && self[word.end] == UInt8(ascii: ".")
                && self[word.end + 1].isLetter
            || word.start > 1 && self[word.start - 1] == UInt8(ascii: ".")
                && !self[word.start - 2].isBlankOrLineFeed
    }
}
