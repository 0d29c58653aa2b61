/// Lays a template along a text, word by word, from a place where both agree.
struct Alignment {
    let template: LicenseTemplate
    let text: UnsafeBufferPointer<UInt16>
    /// Beyond this the text is not the template, and laying it on is given up.
    private let limit: Float

    private var negations = Negations()
    private(set) var matched = 0
    private(set) var cost: Float = 0

    /// The share of the words it can't lack that a text must have of a template.
    private static let leastShare: Float = 0.8
    private static let weightOfNegation: Float = 5

    init(_ template: LicenseTemplate, _ text: UnsafeBufferPointer<UInt16>) {
        self.template = template
        self.text = text
        limit = Self.limit(template.count)
    }

    /// A short text leaves no room for other words; a long one is known by the rest of it.
    static func limit(_ count: Int) -> Float {
        min(3.5, Float(count) / 8) + Float(count) / 150
    }

    /// A text that lacks more words of a template is hardly within the limit.
    static func mostLacking(_ count: Int) -> Int {
        24 + Int(5 * limit(count)) + (count < longText ? 0 : count / 6)
    }

    /// A text of so many words is known without its preamble or appendix.
    private static let longText = 1000

    /// - Returns: the words of the text that the template covers; nil where it doesn't lie along
    ///   the text within the limit.
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

    /// Goes on from two places in one direction, 1 or -1, for as long as both sides can be brought
    /// into step; nil where that costs too much.
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
            // Where the rest may be missing, what follows must be worth its difference.
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

    /// A place where both sides may part for good, and what they had in common before.
    private struct Resting {
        let place: (template: Int, text: Int)
        let matched: Int
        let cost: Float
        let negations: Negations

        var score: Float { Float(matched) - 10 * cost }
    }

    private func resting(_ i: Int, _ j: Int) -> Resting {
        Resting(place: (i, j), matched: matched, cost: cost, negations: negations)
    }

    private func better(of first: Resting?, and second: Resting) -> Resting {
        guard let first, first.score >= second.score else { return second }
        return first
    }

    private mutating func rest(at resting: Resting) -> (template: Int, text: Int) {
        matched = resting.matched
        cost = resting.cost
        negations = resting.negations
        return resting.place
    }
}
