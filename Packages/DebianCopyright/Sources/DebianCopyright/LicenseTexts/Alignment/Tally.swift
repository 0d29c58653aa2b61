/// What some words add to a difference between two texts, summed up: four sums in one vector, so
/// that a word is added by one instruction.
struct Tally {
    private var lanes = SIMD4<Float>()

    /// What the words cost outside of disclaimers.
    var cost: Float { lanes[0] }
    /// What they cost in a disclaimer, where a different wording changes less.
    var costInDisclaimer: Float { lanes[1] }
    /// How many of the words are neither fillers nor holders' names.
    var weighty: Float { lanes[2] }
    /// How many negations the text has more than the template; less than zero where it has fewer.
    var negations: Float { lanes[3] }

    private static let costInSlot: Float = 0.02

    /// A word in the place of another one that means the same.
    static let interchange = Tally(of: .holder, sign: 1)

    init() {}

    /// A word that only one of the two has.
    ///
    /// - Parameter sign: 1 where the text has it, -1 where the template has.
    init(of wordClass: WordClass, sign: Float) {
        lanes = SIMD4(
            wordClass.weight, wordClass.weightInDisclaimer, wordClass > .holder ? 1 : 0,
            wordClass == .negation ? sign : 0)
    }

    /// A word of the text that stands in the place of a holder's name, where all but a negation is
    /// nearly free.
    init(inSlot wordClass: WordClass) {
        self.init(of: wordClass, sign: 1)
        if wordClass != .negation { lanes = SIMD4(Self.costInSlot, Self.costInSlot, 0, 0) }
    }

    @inline(__always)
    static func += (tally: inout Tally, other: Tally) { tally.lanes += other.lanes }
}
