/// What it costs a match that words of the template are missing and others stand in their place.
///
/// The matching guidelines say which differences make no other license: changed names, and wording
/// that changes no condition. So words that change one are dear, and what stands in a name's place
/// is nearly free.
///
/// It can't be copied, for each copy would count references to all its tables.
struct DifferenceCost: ~Copyable {
    private let index: LicenseIndex
    private let weights: WordWeights
    private let interchangeable: InterchangeableWords
    private let emptyClauses: EmptyClauses
    /// How often each word is missing, while one difference is looked at.
    private var missing: [Int16]

    /// More weighty words than that change more of a disclaimer than its wording.
    private static let longestRewording: Float = 8
    /// The most words of a holder's name.
    private static let longestName = 16
    /// How many words of a name may be such as permit or demand something: "Open Source Research".
    /// A stretch with more of them is a sentence.
    private static let mostOperatives = 2
    /// A difference that costs no more changes nothing.
    static let trifle: Float = 0.5

    init(_ index: LicenseIndex) {
        self.index = index
        weights = WordWeights(index)
        interchangeable = InterchangeableWords(index)
        emptyClauses = EmptyClauses(index)
        missing = Array(repeating: 0, count: index.numberCount)
    }

    /// The difference between some words of a template and those that a text has in their place.
    ///
    /// Words that both sides have, in whatever order, cost nothing; nor do words that the template
    /// marks as optional and the text lacks.
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
        // Taken out meanwhile, so that all the rest can be read while it changes.
        var missing: [Int16] = []
        swap(&missing, &self.missing)
        defer { swap(&missing, &self.missing) }
        return missing.withUnsafeMutableBufferPointer { missing in
            tally(of: removed, from: template, added: added, in: text, missing: missing)
        }
    }

    /// The same by a table of counts.
    ///
    /// - Parameter missing: a count for each word, all of them zero before and after.
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
        // Where a word is missing that the template has in an optional passage and outside of it,
        // the optional one is the one that is missing.
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

    /// Whether these words of a text only say that a clause was there.
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

/// How much two stretches of words differ.
struct Difference {
    var cost: Float
    /// How many negations the text has more than the template.
    var negations: Int
}

// MARK: What a word costs

/// What each word adds to the difference between a text and a template if only one of them has
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
    func added(_ word: UInt16) -> Tally { addedWords[classIndex(of: word)] }

    /// For such a word if the template has room for a name.
    @inline(__always)
    func inSlot(_ word: UInt16) -> Tally { wordsInSlot[classIndex(of: word)] }

    /// For a word that the template has and the text has not.
    @inline(__always)
    func removed(_ word: UInt16) -> Tally { removedWords[classIndex(of: word)] }

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
    private func classIndex(of word: UInt16) -> Int {
        Int(truncatingIfNeeded: index.wordClass(of: word).rawValue)
    }
}

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
    /// How many negations the text has more than the template; less than zero if it has fewer.
    var negations: Float { lanes[3] }

    private static let costInSlot: Float = 0.02

    /// A word in the place of another one that means the same.
    static let interchange = Tally(of: .holder, sign: 1)

    init() {}

    /// A word that only one of the two has.
    ///
    /// - Parameter sign: 1 if the text has it, -1 if the template has.
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

// MARK: Words that cost nothing

/// Words that licenses use for one thing: it changes nothing if a text has one of them in the
/// place of another.
struct InterchangeableWords {
    private static let groups = [
        // What a license is for.
        "software program library code package file materials work module",
        // What is made of its source.
        "binary binaries executable",
    ]

    /// The numbers of each group's words.
    private let groups: [[UInt16]]
    /// The group of each number, counted from 1; 0 without one.
    private let groupNumbers: [UInt8]
    private let source: UInt16
    private let code: UInt16

    init(_ index: LicenseIndex) {
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash.hash(of: word)] }
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

    /// The missing word that `word` stands for; nil if there is none.
    @inline(__always)
    func original(of word: UInt16, among missing: UnsafeMutableBufferPointer<Int16>) -> UInt16? {
        let group = groupNumbers[Int(word)]
        return group == 0 ? nil : groups[Int(group) - 1].first { missing[Int($0)] > 0 }
    }

    /// Counts "source" as there too, if another word stands for the "code" of "source code".
    @inline(__always)
    func dropSource(before original: UInt16, of missing: UnsafeMutableBufferPointer<Int16>) {
        if original == code, missing[Int(source)] > 0 { missing[Int(source)] &-= 1 }
    }

    /// Whether a word is the "source" of "source code", which stands for a word that is missing.
    @inline(__always)
    func isSource(
        _ word: UInt16, before next: UInt16?, among missing: UnsafeMutableBufferPointer<Int16>
    ) -> Bool {
        word == source && next == code && code != 0 && original(of: code, among: missing) != nil
    }
}

/// Remarks in the place of a clause that was taken out, such as "[This condition was removed.]":
/// they keep the numbers of the clauses behind it.
struct EmptyClauses {
    private let index: LicenseIndex
    private let removals: [UInt16]
    private let others: [UInt16]

    /// More words say more.
    private static let longest = 8

    init(_ index: LicenseIndex) {
        func numbers(_ words: String) -> [UInt16] {
            words.split(separator: " ").map { index.vocabulary[WordHash.hash(of: String($0))] }
                .filter { $0 != 0 }
        }
        self.index = index
        removals = numbers("removed deleted omitted rescinded withdrawn")
        others = numbers("clause condition paragraph has intentionally see")
    }

    /// Whether words say that a clause was taken out, and nothing else.
    func isEmpty(_ words: some Collection<UInt16>) -> Bool {
        words.count <= Self.longest && words.contains { removals.contains($0) }
            && words.allSatisfy { word in
                index.wordClass(of: word) == .filler || removals.contains(word)
                    || others.contains(word)
            }
    }
}
