/// Where a text leaves a template, and how many words of each one lie before they agree again.
extension Alignment {
    /// The words that are skipped on both sides, and how much they differ.
    struct Gap {
        /// How many words are skipped of the template.
        var template: Int
        /// How many words are skipped of the text.
        var text: Int
        var difference: Difference
        /// How many words in a row agree all the same: those that a moved phrase has passed.
        var alike = 0
    }

    /// So many words beside the border of an optional passage may agree with the text by chance.
    private static let chance = 3
    /// The most words that a moved phrase has, and the most that it has moved past.
    private static let longestMove = 8

    /// The cheapest gap from two places on: the one up to the next agreement or, where optional
    /// passages begin about here, one up to the first agreement behind them. Nil where nothing
    /// agrees any more.
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

    /// The first place behind an optional passage that begins about here; nil where none does.
    private func optionalBorder(_ i: Int, _ direction: Int) -> Int? {
        for range in template.optionalRanges {
            let begin = direction > 0 ? range.lowerBound : range.upperBound - 1
            let border = direction > 0 ? range.upperBound : range.lowerBound - 1
            if abs(i - begin) <= Self.chance, (border - i) * direction > 0 { return border }
        }
        return nil
    }

    /// So many places from one on, in the order of the words whatever the direction is.
    private func range(_ start: Int, _ count: Int, _ direction: Int) -> Range<Int> {
        direction > 0 ? start..<start + count : start - count + 1..<start + 1
    }

    /// The gap without a cost, where the text only says that a clause was taken out; nil where it
    /// says more.
    func emptyClause(
        _ gap: Gap, _ j: Int, _ direction: Int, _ costs: borrowing DifferenceCost
    ) -> Gap? {
        guard gap.template == 0, costs.isEmptyClause(range(j, gap.text, direction), of: text)
        else { return nil }
        return Gap(template: 0, text: gap.text, difference: Difference(cost: 0, negations: 0))
    }

    /// The gap joined with the next one, where a phrase has moved from one to the other: "is hereby
    /// granted without fee" says what "and without fee is hereby granted" says. Nil where no phrase
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
