/// What each word adds to the difference between a text and a template where only one of them has
/// it.
///
/// That depends on the word's class alone, so it is worked out once for each class and looked up.
/// To branch on the class at each word would be slower, for no processor could guess which way.
struct WordWeights {
    private let index: LicenseIndex
    /// All of these by the raw value of the word's class.
    private let addedWords: [Tally]
    private let removedWords: [Tally]
    private let wordsInSlot: [Tally]

    init(_ index: LicenseIndex) {
        self.index = index
        addedWords = WordClass.allCases.map { Tally(of: $0, sign: 1) }
        removedWords = WordClass.allCases.map { Tally(of: $0, sign: -1) }
        wordsInSlot = WordClass.allCases.map { Tally(inSlot: $0) }
    }

    /// For a word that the text has and the template has not.
    @inline(__always)
    func added(_ word: UInt16) -> Tally { addedWords[place(of: word)] }

    /// For such a word where the template has room for a name.
    @inline(__always)
    func inSlot(_ word: UInt16) -> Tally { wordsInSlot[place(of: word)] }

    /// For a word that the template has and the text has not.
    @inline(__always)
    func removed(_ word: UInt16) -> Tally { removedWords[place(of: word)] }

    /// For a stretch of the template that the text lacks, words left aside that it may lack.
    func tally(of removed: Range<Int>, from template: LicenseTemplate) -> Tally {
        var tally = Tally()
        for position in removed where !template.isOptional(position) {
            let word = template[position]
            if word >= LicenseTemplate.firstWord { tally += self.removed(word) }
        }
        return tally
    }

    @inline(__always)
    private func place(of word: UInt16) -> Int {
        Int(truncatingIfNeeded: index.wordClass(of: word).rawValue)
    }
}
