/// Aligns a template with a text, word by word: from a position where both agree to the template's
/// end, and then from that position back to the template's beginning.
///
/// Where the two differ, the alignment skips as few words as possible on either side until they
/// agree again, and each difference has a cost. Above a limit, the text isn't the template's.
struct Alignment {
    let template: LicenseTemplate
    let text: UnsafeBufferPointer<UInt16>
    /// The highest cost at which a text is still the template's.
    private let limit: Float

    /// The position in the text right after the copyright notice above the license.
    private var behindNotice: Int?
    private var negations = Negations()
    /// The number of words that agree.
    private(set) var matched = 0
    /// The cost of the differences.
    private(set) var cost: Float = 0
    /// The differences, in no particular order.
    private(set) var differences: [WordDifference] = []

    /// The share of a template's required words that a text must have.
    private static let leastShare: Float = 0.8

    init(_ template: LicenseTemplate, _ text: UnsafeBufferPointer<UInt16>) {
        self.template = template
        self.text = text
        limit = Self.limit(template.count)
    }

    /// The limit for a template of this many words. A short template leaves no room for other
    /// words; a long one is recognizable by the rest of its text.
    static func limit(_ count: Int) -> Float {
        min(3.5, Float(count) / 8) + Float(count) / 150
    }

    /// How many words of a template of this length a text may lack. A text that lacks more would
    /// rarely stay within the limit.
    static func mostLacking(_ count: Int) -> Int {
        24 + Int(5 * limit(count)) + (count < longText ? 0 : count / 6)
    }

    /// A template of this many words is recognizable without its preamble or appendix.
    private static let longText = 1000

    /// Aligns the template with the text.
    ///
    /// - Parameter position: a position at which both have the same word.
    /// - Returns: the words of the text that the template covers; nil if the limit is exceeded.
    mutating func run(
        from position: (text: Int, template: Int), costs: inout DifferenceCost,
        gaps: inout GapFinder
    ) -> Range<Int>? {
        guard let end = walk(position.template, position.text, 1, &costs, &gaps) else { return nil }
        negations.close()
        guard let begin = walk(position.template - 1, position.text - 1, -1, &costs, &gaps)
        else { return nil }
        let head = 0..<begin.template + 1
        let tail = end.template..<template.count
        if template.count < Self.longText
            || template.necessaryCount(in: head) + template.necessaryCount(in: tail)
                > template.count / 6
        {
            leaveOut(head, &costs)
            leaveOut(tail, &costs)
        }
        negations.close()
        let isCovered =
            Float(matched) >= Self.leastShare * Float(template.count - template.optionalCount)
        guard isCovered, cost <= Self.limit(matched), negations.count == 0 else { return nil }
        // The holder's notice is above the license, whichever license it is.
        let isNotice = template.isNotice(begin.template + 1)
        return (isNotice ? behindNotice ?? begin.text + 1 : begin.text + 1)..<end.text
    }

    /// Adds the cost of an end of the template that the text lacks.
    private mutating func leaveOut(_ missing: Range<Int>, _ costs: inout DifferenceCost) {
        if missing.isEmpty { return }
        let difference = costs.of(removed: missing, from: template, added: 0..<0, in: text)
        differences.append(WordDifference(removed: missing, added: 0..<0))
        cost += difference.cost
        negations.add(difference.negations, at: missing.lowerBound)
    }

    /// Continues from two positions for as long as the two sides can be aligned.
    ///
    /// - Parameters:
    ///   - start: the position in the template.
    ///   - origin: the position in the text.
    ///   - direction: 1 to continue to the end, -1 to continue to the beginning.
    /// - Returns: the positions beyond the last aligned words; nil if the cost exceeds the limit.
    private mutating func walk(
        _ start: Int, _ origin: Int, _ direction: Int, _ costs: inout DifferenceCost,
        _ gaps: inout GapFinder
    ) -> (template: Int, text: Int)? {
        var i = start
        var j = origin
        var best: Resting?
        while i >= 0, i < template.count, j >= 0, j < text.count {
            let alike = template.wordsAlike(from: i, text, from: j, direction: direction)
            if direction < 0, i >= template.endOfNotice, i &- alike < template.endOfNotice {
                behindNotice = j &- (i &- template.endOfNotice)
            }
            if alike > 0 {
                i &+= direction &* alike
                j &+= direction &* alike
                matched &+= alike
                continue
            }
            guard var gap = cheapestGap(i, j, direction, &costs, &gaps) else { break }
            if gap.difference.cost >= WordClass.operative.weight {
                gap =
                    emptyClause(gap, j, direction, costs)
                    ?? moved(gap, i, j, direction, &costs, &gaps) ?? gap
            }
            // If the rest of the template isn't needed, the alignment may also end here: the words
            // that follow must be worth this difference.
            let left = direction > 0 ? i..<template.count : 0..<i + 1
            if gap.difference.cost > DifferenceCost.trifle, costs.isTrifle(left, of: template) {
                best = better(of: best, and: resting(i, j))
            }
            cost += gap.difference.cost
            negations.add(gap.difference.negations, at: i)
            matched &+= gap.alike
            guard cost <= limit, negations.count == 0 else {
                guard let best else { return nil }
                return rest(at: best)
            }
            differences.append(
                WordDifference(
                    removed: range(i, gap.template, direction),
                    added: range(j, gap.text, direction)))
            i += direction * gap.template
            j += direction * gap.text
        }
        return rest(at: better(of: best, and: resting(i, j)))
    }

    /// A position at which the alignment may end, and its state up to there.
    private struct Resting {
        let position: (template: Int, text: Int)
        let matched: Int
        let cost: Float
        let negations: Negations
        /// The number of differences.
        let differences: Int

        /// Higher if more words agree and the cost is lower.
        var score: Float { Float(matched) - 10 * cost }
    }

    private func resting(_ i: Int, _ j: Int) -> Resting {
        Resting(
            position: (i, j), matched: matched, cost: cost, negations: negations,
            differences: differences.count)
    }

    private func better(of first: Resting?, and second: Resting) -> Resting {
        guard let first, first.score >= second.score else { return second }
        return first
    }

    /// Returns to the state at a position.
    private mutating func rest(at resting: Resting) -> (template: Int, text: Int) {
        matched = resting.matched
        cost = resting.cost
        negations = resting.negations
        differences.removeLast(differences.count - resting.differences)
        return resting.position
    }
}

/// A difference between a text and a template.
struct WordDifference: Hashable, Sendable {
    /// The template's words at the difference.
    let removed: Range<Int>
    /// The text's words at the difference.
    let added: Range<Int>
}

// MARK: Gaps

/// The words that the alignment skips on both sides until they agree again.
extension Alignment {
    /// A gap in the sense of sequence alignment: the words skipped on both sides, and their
    /// difference.
    struct Gap {
        /// The number of words skipped in the template.
        var template: Int
        /// The number of words skipped in the text.
        var text: Int
        var difference: Difference
        /// The number of words within the gap that agree, because a phrase has moved past them.
        var alike = 0
    }

    /// At most this many words next to the border of an optional passage agree with the text by
    /// chance.
    private static let chance = 3
    /// The most words that a moved phrase has, and the most words that it has moved past.
    private static let longestMove = 8

    /// The cheapest gap from two positions: the gap up to the next agreement, or, if optional
    /// passages begin near here, a gap up to the first agreement after them. Nil if no more words
    /// agree.
    func cheapestGap(
        _ i: Int, _ j: Int, _ direction: Int, _ costs: inout DifferenceCost,
        _ gaps: inout GapFinder
    ) -> Gap? {
        var best: Gap?
        var skipped = 0
        while true {
            let from = i + direction * skipped
            if from >= 0, from < template.count,
                let gap = gaps.gap(template, from, text, j, direction: direction)
            {
                let removed = skipped + gap.template
                let difference = costs.of(
                    removed: range(i, removed, direction), from: template,
                    added: range(j, gap.text, direction), in: text)
                if difference.cost < best?.difference.cost ?? .infinity {
                    best = Gap(template: removed, text: gap.text, difference: difference)
                }
            }
            guard let border = optionalBorder(from, direction) else { return best }
            skipped = (border - i) * direction
        }
    }

    /// The first position after an optional passage that begins near here; nil if none does.
    private func optionalBorder(_ i: Int, _ direction: Int) -> Int? {
        for range in template.optionalRanges {
            let begin = direction > 0 ? range.lowerBound : range.upperBound - 1
            let border = direction > 0 ? range.upperBound : range.lowerBound - 1
            if abs(i - begin) <= Self.chance, (border - i) * direction > 0 { return border }
        }
        return nil
    }

    /// A range of `count` positions from `start` in a direction, in the order of the words.
    private func range(_ start: Int, _ count: Int, _ direction: Int) -> Range<Int> {
        direction > 0 ? start..<start + count : start - count + 1..<start + 1
    }

    /// The gap without a cost, if the text only says that a clause was removed; nil if the text
    /// says more.
    func emptyClause(
        _ gap: Gap, _ j: Int, _ direction: Int, _ costs: borrowing DifferenceCost
    ) -> Gap? {
        guard gap.template == 0, costs.isEmptyClause(range(j, gap.text, direction), of: text)
        else { return nil }
        return Gap(template: 0, text: gap.text, difference: Difference(cost: 0, negations: 0))
    }

    /// The gap joined with the next one, if a phrase has moved from one to the other: "is hereby
    /// granted without fee" means the same as "and without fee is hereby granted". Nil if no phrase
    /// has moved.
    func moved(
        _ gap: Gap, _ i: Int, _ j: Int, _ direction: Int, _ costs: inout DifferenceCost,
        _ gaps: inout GapFinder
    ) -> Gap? {
        guard min(gap.template, gap.text) == 0, max(gap.template, gap.text) <= Self.longestMove
        else { return nil }
        var (removed, added) = (gap.template, gap.text)
        let alike = template.wordsAlike(
            from: i + direction * removed, text, from: j + direction * added, direction: direction)
        removed += alike
        added += alike
        let (from, origin) = (i + direction * removed, j + direction * added)
        guard alike <= Self.longestMove, from >= 0, from < template.count, origin >= 0,
            origin < text.count,
            let next = gaps.gap(template, from, text, origin, direction: direction),
            gap.template == 0 ? next.text == 0 : next.template == 0
        else { return nil }
        removed += next.template
        added += next.text
        let difference = costs.of(
            removed: range(i, removed, direction), from: template,
            added: range(j, added, direction), in: text)
        return difference.cost <= DifferenceCost.trifle && difference.negations == 0
            ? Gap(template: removed, text: added, difference: difference, alike: alike) : nil
    }
}

// MARK: Negations

/// Counts the negations that only one of two texts has.
///
/// "Neither this name nor that one may be used" means the same as "this name may not be used": a
/// negation that is missing in one place and occurs in another place nearby has only moved.
struct Negations {
    /// The text's surplus of negations near the last position; negative if the template has more.
    private var open = 0
    /// The last position.
    private var position = 0
    /// The number of negations without a counterpart.
    private(set) var count = 0

    /// A negation moves at most this many words.
    private static let reach = 30

    /// - Parameters:
    ///   - negations: the text's surplus of negations.
    ///   - position: the position in the template.
    mutating func add(_ negations: Int, at position: Int) {
        guard negations != 0 else { return }
        if abs(position - self.position) > Self.reach { close() }
        open += negations
        self.position = position
    }

    /// Counts the negations that have no counterpart so far.
    mutating func close() {
        count += abs(open)
        open = 0
    }
}
