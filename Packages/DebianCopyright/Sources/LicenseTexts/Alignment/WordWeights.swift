/// What words that only one of two texts has add to the difference of both.
///
/// It is looked up rather than worked out, all at once: the classes of words follow each other in
/// no order that could be guessed.
struct WordWeights {
    private let index: LicenseIndex
    /// By class.
    private let addedWords: [Tally]
    private let removedWords: [Tally]
    private let wordsInSlot: [Tally]

    init(_ index: LicenseIndex) {
        self.index = index
        addedWords = WordClass.allCases.map { Tally(of: $0, sign: 1) }
        removedWords = WordClass.allCases.map { Tally(of: $0, sign: -1) }
        wordsInSlot = WordClass.allCases.map { Tally(inSlot: $0) }
    }

    /// A word that the text has and the template has not.
    @inline(__always)
    func added(_ word: UInt16) -> Tally { addedWords[place(of: word)] }

    /// The same where the template has room for a name.
    @inline(__always)
    func inSlot(_ word: UInt16) -> Tally { wordsInSlot[place(of: word)] }

    /// A word that the template has and the text has not.
    @inline(__always)
    func removed(_ word: UInt16) -> Tally { removedWords[place(of: word)] }

    /// All words of a stretch of the template that the text can't lack.
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

/// What some words add to a difference, as one vector.
struct Tally {
    private var lanes = SIMD4<Float>()

    var cost: Float { lanes[0] }
    var costInDisclaimer: Float { lanes[1] }
    /// How many words more than reword a disclaimer.
    var weighty: Float { lanes[2] }
    /// How many negations the text has more than the template.
    var negations: Float { lanes[3] }

    private static let costInSlot: Float = 0.02

    /// A word for another that means the same.
    static let interchange = Tally(of: .holder, sign: 1)

    init() {}

    /// - Parameter sign: 1 for a word that the text has more, -1 for one that it has not.
    init(of wordClass: WordClass, sign: Float) {
        lanes = SIMD4(
            wordClass.weight, wordClass.weightInDisclaimer, wordClass > .holder ? 1 : 0,
            wordClass == .negation ? sign : 0)
    }

    /// In a name's place every word but a negation is nearly free.
    init(inSlot wordClass: WordClass) {
        self.init(of: wordClass, sign: 1)
        if wordClass != .negation { lanes = SIMD4(Self.costInSlot, Self.costInSlot, 0, 0) }
    }

    @inline(__always)
    static func += (tally: inout Tally, other: Tally) { tally.lanes += other.lanes }
}
