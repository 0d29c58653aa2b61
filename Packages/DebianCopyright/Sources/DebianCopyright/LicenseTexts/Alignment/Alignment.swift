/// Lays a template along a text, word by word: from a place where both agree to the template's end,
/// then from the same place back to its beginning.
///
/// Where the two differ, as few words as possible are skipped on either side until they agree
/// again, and what was skipped costs something. Beyond a limit the text is not that template's.
struct Alignment {
    let template: LicenseTemplate
    let text: UnsafeBufferPointer<UInt16>
    /// A text that costs more is not the template's.
    private let limit: Float

    private var negations = Negations()
    /// How many words agree.
    private(set) var matched = 0
    /// What the differences cost.
    private(set) var cost: Float = 0

    /// The share that a text must have of those words of a template that it can't lack.
    private static let leastShare: Float = 0.8
    /// What a negation costs that only one of the two has.
    private static let weightOfNegation: Float = 5

    init(_ template: LicenseTemplate, _ text: UnsafeBufferPointer<UInt16>) {
        self.template = template
        self.text = text
        limit = Self.limit(template.count)
    }

    /// What a template of so many words may cost at most. A short one leaves no room for other
    /// words; a long one is known by the rest of it.
    static func limit(_ count: Int) -> Float {
        min(3.5, Float(count) / 8) + Float(count) / 150
    }

    /// How many words of a template of so many a text may lack; with fewer words it would hardly
    /// stay within the limit.
    static func mostLacking(_ count: Int) -> Int {
        24 + Int(5 * limit(count)) + (count < longText ? 0 : count / 6)
    }

    /// A template of so many words is known without its preamble or appendix.
    private static let longText = 1000

    /// Lays the template along the text.
    ///
    /// - Parameter place: where both have the same word.
    /// - Returns: the words of the text that the template covers; nil where the limit is exceeded.
    mutating func run(
        from place: (text: Int, template: Int), costs: inout DifferenceCost, gaps: inout GapFinder
    ) -> Range<Int>? {
        guard let end = walk(place.template, place.text, 1, &costs, &gaps) else { return nil }
        negations.close()
        guard let begin = walk(place.template - 1, place.text - 1, -1, &costs, &gaps)
        else { return nil }
        let head = 0..<begin.template + 1
        let tail = end.template..<template.count
        if template.count < Self.longText || head.count + tail.count > template.count / 6 {
            leaveOut(head, &costs)
            leaveOut(tail, &costs)
        }
        negations.close()
        cost += Self.weightOfNegation * Float(negations.count)
        let isCovered =
            Float(matched) >= Self.leastShare * Float(template.count - template.optionalCount)
        return isCovered && cost <= Self.limit(matched) ? begin.text + 1..<end.text : nil
    }

    /// Adds what it costs that the text lacks an end of the template.
    private mutating func leaveOut(_ missing: Range<Int>, _ costs: inout DifferenceCost) {
        if missing.isEmpty { return }
        let difference = costs.of(removed: missing, from: template, added: 0..<0, in: text)
        cost += difference.cost
        negations.add(difference.negations, at: missing.lowerBound)
    }

    /// Goes on from two places for as long as both sides can be brought into step.
    ///
    /// - Parameters:
    ///   - start: the place in the template.
    ///   - origin: the place in the text.
    ///   - direction: 1 to go on to the end, -1 to go back to the beginning.
    /// - Returns: the places behind the last words that belong together; nil where that costs more
    ///   than the limit.
    private mutating func walk(
        _ start: Int, _ origin: Int, _ direction: Int, _ costs: inout DifferenceCost,
        _ gaps: inout GapFinder
    ) -> (template: Int, text: Int)? {
        var i = start
        var j = origin
        var best: Resting?
        while i >= 0, i < template.count, j >= 0, j < text.count {
            let alike = template.wordsAlike(from: i, text, from: j, direction: direction)
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
            // Where the rest of the template is not needed, one may as well stop here: what follows
            // must be worth this difference.
            let left = direction > 0 ? i..<template.count : 0..<i + 1
            if gap.difference.cost > DifferenceCost.trifle, costs.isTrifle(left, of: template) {
                best = better(of: best, and: resting(i, j))
            }
            cost += gap.difference.cost
            negations.add(gap.difference.negations, at: i)
            matched &+= gap.alike
            guard cost + Self.weightOfNegation * Float(negations.count) <= limit else {
                guard let best else { return nil }
                return rest(at: best)
            }
            i += direction * gap.template
            j += direction * gap.text
        }
        return rest(at: better(of: best, and: resting(i, j)))
    }

    /// A place where both sides may part for good, and what was counted up to there.
    private struct Resting {
        let place: (template: Int, text: Int)
        let matched: Int
        let cost: Float
        let negations: Negations

        /// The more agrees up to there, and the less it costs, the better.
        var score: Float { Float(matched) - 10 * cost }
    }

    private func resting(_ i: Int, _ j: Int) -> Resting {
        Resting(place: (i, j), matched: matched, cost: cost, negations: negations)
    }

    private func better(of first: Resting?, and second: Resting) -> Resting {
        guard let first, first.score >= second.score else { return second }
        return first
    }

    /// Takes back what was counted behind the place.
    private mutating func rest(at resting: Resting) -> (template: Int, text: Int) {
        matched = resting.matched
        cost = resting.cost
        negations = resting.negations
        return resting.place
    }
}
