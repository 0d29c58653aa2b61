/// What it costs a match that words of the template are missing and others stand in their place.
///
/// The matching guidelines say which differences make no other licence: changed names, and wording
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
        let place = min(removed.lowerBound, template.count - 1)
        let isInDisclaimer =
            template.isDisclaimer(place) && (place == 0 || template.isDisclaimer(place - 1))
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
