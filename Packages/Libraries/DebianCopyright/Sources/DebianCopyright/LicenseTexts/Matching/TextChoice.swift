/// A template that was laid along some words of a text.
struct AlignedText {
    /// The template's number in the index.
    var template: Int
    /// The words of the text, by their positions.
    var words: Range<Int>
    /// What the differences cost.
    var cost: Float
    /// How many words agree.
    var matched: Int
    /// The share of the template's words that the text has.
    var coverage: Float

    /// How many words the text lacks, optional ones aside.
    var missing: Int
    /// Where the text differs from the template, in no order.
    var differences: [WordDifference] = []

    /// The longer and the more alike, the better.
    var score: Float {
        Float(matched) - 10 * cost - Self.weightOfMissing * Float(missing)
    }

    /// A text may lack an end of a long license at no cost, but is rather one that it has whole.
    private static let weightOfMissing: Float = 0.02

    /// Whether the text could be taken for this template just as well as for a better one: it costs
    /// hardly more, and covers nearly the same words.
    func rivals(_ better: AlignedText) -> Bool {
        cost <= better.cost + 1
            && Float(words.clamped(to: better.words).count) >= 0.9 * Float(better.words.count)
    }
}

/// Chooses among templates that cover the same words.
struct TextChoice {
    /// The template that was chosen, and the numbers of its rivals.
    typealias Chosen = (text: AlignedText, rivals: [Int])

    private var found: [AlignedText] = []
    /// For each word the score of the best template that covers it, 0 if none does.
    private var scores: [Float]

    /// - Parameter wordCount: how many words the text has.
    init(wordCount: Int) {
        scores = Array(repeating: 0, count: wordCount)
    }

    /// Whether a candidate of so many words can't be better than what was found already, not even
    /// if all of its words agreed.
    func isSettled(_ candidate: SeedClusters.Candidate, length: Int) -> Bool {
        // A little more than that, so that rivals of the best one are found, too.
        let best = 1.1 * Float(length)
        return scores[candidate.words.lowerBound] > best
            && scores[candidate.words.upperBound] > best
    }

    /// Takes in a template that fits.
    mutating func add(_ text: AlignedText) {
        found.append(text)
        let score = text.score
        precondition(text.words.clamped(to: scores.indices) == text.words, "beyond the text")
        scores.withUnsafeMutableBufferPointer { scores in
            // Stored in any case: so many are compared and stored at once.
            for word in text.words { scores[word] = scores[word] < score ? score : scores[word] }
        }
    }

    /// The best, none of which overlaps another, in the text's order.
    ///
    /// The words at a border of two go to the better one: "terms and conditions" ends one text and
    /// begins the next.
    func best() -> [Chosen] {
        if found.count < 2 { return found.map { ($0, []) } }
        var owners = [Int32](repeating: -1, count: scores.count)
        var taken: [Chosen] = []
        let ordered = found.sorted { ($0.score, $1.template) > ($1.score, $0.template) }
        owners.withUnsafeMutableBufferPointer { owners in
            for text in ordered {
                if let free = freeWords(of: text, owners) {
                    owners[free].update(repeating: Int32(truncatingIfNeeded: taken.count))
                    var text = text
                    text.words = free
                    taken.append((text, []))
                } else if let owner = owners[text.words].first(where: { $0 >= 0 }),
                    text.rivals(taken[Int(owner)].text)
                {
                    taken[Int(owner)].rivals.append(text.template)
                }
            }
        }
        return taken.sorted { $0.text.words.lowerBound < $1.text.words.lowerBound }
    }

    /// The words of a text that no other one has, if these are all but a few at its ends; nil if
    /// they are fewer.
    ///
    /// - Parameter owners: for each word whose it is; negative as long as it has no owner.
    private func freeWords(
        of text: AlignedText, _ owners: UnsafeMutableBufferPointer<Int32>
    ) -> Range<Int>? {
        // The owners' signs together.
        func areFree(_ words: Range<Int>) -> Bool { owners[words].reduce(-1, &) < 0 }
        if areFree(text.words) { return text.words }
        let border = min(Self.widestBorder, text.words.count / Self.leastOfBorder)
        var free = text.words
        while free.lowerBound - text.words.lowerBound < border, owners[free.lowerBound] >= 0 {
            free = free.dropFirst()
        }
        while text.words.upperBound - free.upperBound < border, owners[free.upperBound - 1] >= 0 {
            free = free.dropLast()
        }
        return areFree(free) ? free : nil
    }

    /// Two texts share at most so many words, and no larger part than one in so many.
    private static let widestBorder = 12
    private static let leastOfBorder = 8
}
