/// The cost of words that a template has and a text lacks, or the other way around.
///
/// According to the matching guidelines, changed names and wording that changes no condition don't
/// make a different license. So words that change a condition cost much, and words in place of a
/// name cost next to nothing.
///
/// The type can't be copied, because each copy would count references to all its tables.
struct DifferenceCost: ~Copyable {
    private let index: LicenseIndex
    private let weights: WordWeights
    private let interchangeable: InterchangeableWords
    private let emptyClauses: EmptyClauses
    /// How often each word is missing, during the calculation of one difference.
    private var missing: [Int16]

    /// More significant words than this change more than a disclaimer's wording.
    private static let longestRewording: Float = 8
    /// The highest number of words in a holder's name.
    private static let longestName = 16
    /// How many words of a name may be permissions or demands: "Open Source Research". A range with
    /// more of them is a sentence.
    private static let mostOperatives = 2
    /// A difference of at most this cost changes nothing.
    static let trifle: Float = 0.5

    init(_ index: LicenseIndex) {
        self.index = index
        weights = WordWeights(index)
        interchangeable = InterchangeableWords(index)
        emptyClauses = EmptyClauses(index)
        missing = Array(repeating: 0, count: index.numberCount)
    }

    /// The difference between words of a template and the words that a text has in their place.
    ///
    /// Words on both sides cost nothing, in any order. Optional words of the template that the text
    /// lacks cost nothing, either.
    mutating func of(
        removed: Range<Int>, from template: LicenseTemplate, added: Range<Int>,
        in text: UnsafeBufferPointer<UInt16>
    ) -> Difference {
        let tally = tally(of: removed, from: template, added: added, in: text)
        let position = min(removed.lowerBound, template.count - 1)
        let isInDisclaimer =
            template.isDisclaimer(position)
            && (position == 0 || template.isDisclaimer(position - 1))
        return isInDisclaimer && tally.weighty <= Self.longestRewording
            ? Difference(cost: tally.costInDisclaimer, negations: 0)
            : Difference(cost: tally.cost, negations: Int(tally.negations))
    }

    private mutating func tally(
        of removed: Range<Int>, from template: LicenseTemplate, added: Range<Int>,
        in text: UnsafeBufferPointer<UInt16>
    ) -> Tally {
        if added.isEmpty { return weights.tally(of: removed, from: template) }
        // Moved out of the property, so that the other properties can be read while it changes.
        var missing: [Int16] = []
        swap(&missing, &self.missing)
        defer { swap(&missing, &self.missing) }
        return missing.withUnsafeMutableBufferPointer { missing in
            tally(of: removed, from: template, added: added, in: text, missing: missing)
        }
    }

    /// The sum for one difference, with a table of missing words.
    ///
    /// - Parameter missing: a count for each word, all zero before and after the call.
    private func tally(
        of removed: Range<Int>, from template: LicenseTemplate, added: Range<Int>,
        in text: UnsafeBufferPointer<UInt16>, missing: UnsafeMutableBufferPointer<Int16>
    ) -> Tally {
        var roomForNames = 0
        var isPassage = false
        for position in removed {
            let word = template[position]
            switch word {
            case LicenseTemplate.slot: roomForNames += Self.longestName
            case LicenseTemplate.passage: isPassage = true
            default: missing[Int(word)] &+= 1
            }
        }
        var tally = Tally()
        var roomForOperatives = Self.mostOperatives
        for position in added {
            let word = text[position]
            if word != 0, missing[Int(word)] > 0 {
                missing[Int(word)] &-= 1
            } else if let original = interchangeable.original(of: word, among: missing) {
                missing[Int(original)] &-= 1
                interchangeable.dropSource(before: original, of: missing)
                tally += .interchange
            } else if interchangeable.isSource(
                word, before: added.contains(position + 1) ? text[position + 1] : nil,
                among: missing)
            {
                continue
            } else if !isPassage {
                if roomForNames > 0, index.wordClass(of: word) == .operative {
                    roomForOperatives &-= 1
                    if roomForOperatives < 0 { roomForNames = 0 }
                }
                tally += roomForNames > 0 ? weights.inSlot(word) : weights.added(word)
                roomForNames &-= 1
            }
        }
        // If a missing word is both in an optional passage and outside of it, the optional one
        // counts as missing.
        for position in removed where template.isOptional(position) {
            let word = template[position]
            if missing[Int(word)] > 0 { missing[Int(word)] &-= 1 }
        }
        for position in removed where !template.isOptional(position) {
            let word = template[position]
            if word >= LicenseTemplate.firstWord, missing[Int(word)] > 0 {
                missing[Int(word)] &-= 1
                tally += weights.removed(word)
            }
        }
        return tally
    }

    /// Whether the words of a text only say that a clause was removed.
    func isEmptyClause(_ words: Range<Int>, of text: UnsafeBufferPointer<UInt16>) -> Bool {
        emptyClauses.isEmpty(text[words])
    }

    /// Whether a text that lacks these words lacks next to nothing.
    func isTrifle(_ removed: Range<Int>, of template: LicenseTemplate) -> Bool {
        var cost: Float = 0
        for position in removed where !template.isOptional(position) {
            let word = template[position]
            if word >= LicenseTemplate.firstWord { cost += index.wordClass(of: word).weight }
            if cost > Self.trifle { return false }
        }
        return true
    }
}

/// The size of the difference between two ranges of words.
struct Difference {
    var cost: Float
    /// The text's surplus of negations.
    var negations: Int
}

// MARK: The cost of a word

/// The amount that each word adds to the difference if only the text or only the template has it.
///
/// The amount depends only on the word's class, so it is calculated once for each class and looked
/// up. Branching on the class at each word would be slower, because no processor could predict the
/// branches.
struct WordWeights {
    private let index: LicenseIndex
    /// Each table is indexed by the raw value of the word's class.
    private let addedWords: [Tally]
    private let removedWords: [Tally]
    private let wordsInSlot: [Tally]

    init(_ index: LicenseIndex) {
        self.index = index
        addedWords = WordClass.allCases.map { Tally(of: $0, sign: 1) }
        removedWords = WordClass.allCases.map { Tally(of: $0, sign: -1) }
        wordsInSlot = WordClass.allCases.map { Tally(inSlot: $0) }
    }

    /// The amount for a word that only the text has.
    @inline(__always)
    func added(_ word: UInt16) -> Tally { addedWords[classIndex(of: word)] }

    /// The amount for a word that only the text has, if the template has room for a name.
    @inline(__always)
    func inSlot(_ word: UInt16) -> Tally { wordsInSlot[classIndex(of: word)] }

    /// The amount for a word that only the template has.
    @inline(__always)
    func removed(_ word: UInt16) -> Tally { removedWords[classIndex(of: word)] }

    /// The sum for words of the template that the text lacks, except optional ones.
    func tally(of removed: Range<Int>, from template: LicenseTemplate) -> Tally {
        var tally = Tally()
        for position in removed where !template.isOptional(position) {
            let word = template[position]
            if word >= LicenseTemplate.firstWord { tally += self.removed(word) }
        }
        return tally
    }

    @inline(__always)
    private func classIndex(of word: UInt16) -> Int {
        Int(truncatingIfNeeded: index.wordClass(of: word).rawValue)
    }
}

/// The summed contribution of some words to a difference: four sums in one vector, so that adding a
/// word takes one instruction.
struct Tally {
    private var lanes = SIMD4<Float>()

    /// The words' cost outside of disclaimers.
    var cost: Float { lanes[0] }
    /// The words' cost in a disclaimer, where a different wording changes less.
    var costInDisclaimer: Float { lanes[1] }
    /// The number of words that are neither fillers nor words for holders.
    var weighty: Float { lanes[2] }
    /// The text's surplus of negations; negative if the template has more.
    var negations: Float { lanes[3] }

    private static let costInSlot: Float = 0.02

    /// A word in place of a synonym.
    static let interchange = Tally(of: .holder, sign: 1)

    init() {}

    /// A word that only one side has.
    ///
    /// - Parameter sign: 1 if the text has the word, -1 if the template has it.
    init(of wordClass: WordClass, sign: Float) {
        lanes = SIMD4(
            wordClass.weight, wordClass.weightInDisclaimer, wordClass > .holder ? 1 : 0,
            wordClass == .negation ? sign : 0)
    }

    /// A word of the text in place of a holder's name, which costs next to nothing unless it is a
    /// negation.
    init(inSlot wordClass: WordClass) {
        self.init(of: wordClass, sign: 1)
        if wordClass != .negation { lanes = SIMD4(Self.costInSlot, Self.costInSlot, 0, 0) }
    }

    @inline(__always)
    static func += (tally: inout Tally, other: Tally) { tally.lanes += other.lanes }
}

// MARK: Words that cost nothing

/// Words that licenses use for one thing, so that a text may have one in place of another.
struct InterchangeableWords {
    private static let groups = [
        // The subject of a license.
        "software program library code package file materials work module",
        // The products of its source.
        "binary binaries executable",
    ]

    /// The numbers of each group's words.
    private let groups: [[UInt16]]
    /// The group of each number, counted from 1; 0 for a number without a group.
    private let groupNumbers: [UInt8]
    private let source: UInt16
    private let code: UInt16

    init(_ index: LicenseIndex) {
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash(of: word)] }
        groups = Self.groups.map { group in
            group.split(separator: " ").map { number(String($0)) }.filter { $0 != 0 }
        }
        var groupNumbers = [UInt8](repeating: 0, count: index.numberCount)
        for (group, words) in groups.enumerated() {
            for word in words { groupNumbers[Int(word)] = UInt8(group + 1) }
        }
        self.groupNumbers = groupNumbers
        (source, code) = (number("source"), number("code"))
    }

    /// The missing word that `word` replaces; nil if there is none.
    @inline(__always)
    func original(of word: UInt16, among missing: UnsafeMutableBufferPointer<Int16>) -> UInt16? {
        let group = groupNumbers[Int(word)]
        return group == 0 ? nil : groups[Int(group) - 1].first { missing[Int($0)] > 0 }
    }

    /// Counts "source" as present, too, if another word replaces the "code" of "source code".
    @inline(__always)
    func dropSource(before original: UInt16, of missing: UnsafeMutableBufferPointer<Int16>) {
        if original == code, missing[Int(source)] > 0 { missing[Int(source)] &-= 1 }
    }

    /// Whether a word is the "source" of "source code" that replaces a missing word.
    @inline(__always)
    func isSource(
        _ word: UInt16, before next: UInt16?, among missing: UnsafeMutableBufferPointer<Int16>
    ) -> Bool {
        word == source && next == code && code != 0 && original(of: code, among: missing) != nil
    }
}

/// Remarks in place of a removed clause, such as "[This condition was removed.]" and "This clause
/// is intentionally left blank." They keep the numbers of the clauses that follow.
struct EmptyClauses {
    private let index: LicenseIndex
    private let removals: [UInt16]
    private let others: [UInt16]

    /// A longer remark says more than that.
    private static let longest = 8

    init(_ index: LicenseIndex) {
        func numbers(_ words: String) -> [UInt16] {
            words.split(separator: " ").map { index.vocabulary[WordHash(of: String($0))] }
                .filter { $0 != 0 }
        }
        self.index = index
        removals = numbers("removed deleted omitted rescinded withdrawn blank")
        others = numbers("clause condition paragraph has intentionally left see")
    }

    /// Whether the words say only that a clause was removed.
    func isEmpty(_ words: some Collection<UInt16>) -> Bool {
        words.count <= Self.longest && words.contains { removals.contains($0) }
            && words.allSatisfy { word in
                index.wordClass(of: word) == .filler || removals.contains(word)
                    || others.contains(word)
            }
    }
}
