import DebianSystems

/// The names of organizations and of the work itself: "Institute for Non-Profit Law" sets no terms,
/// and neither does "The game simulates military units".
extension ByteView {
    /// The index ranges of the words that form names of organizations: capitalized words, one of
    /// which is a kind of organization.
    func namesOfOrganizations(among words: [Word]) -> [Range<Int>] {
        var names: [Range<Int>] = []
        var start = 0
        while start < words.count {
            guard isName(words[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < words.count,
                isBehind(words[end - 1], words[end]),
                isName(words[end])
                    || Self.joining.contains(words[end].hash) && end + 1 < words.count
                        && isName(words[end + 1])
            {
                end += 1
            }
            let hashes = words[start..<end].map(\.hash)
            if hashes.contains(where: Self.organizations.contains),
                !hashes.contains(where: Self.legal.contains)
            {
                names.append(start..<end)
            }
            start = end
        }
        return names
    }

    /// Whether a sentence of these words describes the program: "The game simulates", "Moon draws".
    func describesProgram(_ words: [Word]) -> Bool {
        guard let first = words.first else { return false }
        let isProgram = words.count > 1 && Self.programs.contains(words[1].hash)
        let verb = first.hash == "the" && isProgram ? 2 : 1
        let isName =
            isName(first) && EnglishWords.known.roles(ofHash: first.hash).isEmpty
            && RightsWords.known.roles(ofHash: first.hash).isEmpty
        guard verb < words.count, verb == 2 || isName && first.hash != "the" else {
            return false
        }
        let word = self[words[verb].start..<words[verb].end]
        return word.count > 3 && word.last == UInt8(ascii: "s")
            && !Self.states.contains(words[verb].hash)
            && !TelltaleWords.words.contains(words[verb].hash)
    }

    /// Whether two words are on one line with only blanks between them.
    private func isBehind(_ word: Word, _ next: Word) -> Bool {
        self[word.end..<next.start].allSatisfy(\.isBlank)
    }

    /// Whether a word is capitalized and continues in lowercase.
    private func isName(_ word: Word) -> Bool {
        self[word.start].isCapital && word.end - word.start > 1
            && !self[word.start + 1].isCapital
    }

    private static let joining = WordSet("of for and the")
    private static let organizations = WordSet(
        """
        institute group academy lab labs laboratory laboratories university ltd inc gmbh foundation
        society school college center centre department association corporation company council
        network museum bank club union office agency ministry
        """)
    /// Agreements capitalize the words that they define, too.
    private static let legal = WordSet(
        "only not no use without may must shall software license licence terms agreement")
    private static let programs = WordSet(
        "program game library tool package server application module daemon")
    /// Verbs that are also said of licenses.
    private static let states = WordSet(
        """
        this needs remains stays belongs comes goes requires includes allows permits grants excludes
        forbids covers applies gives serves ends expires lapses ceases costs does
        """)
}
