/// A template aligned with some words of a text.
struct AlignedText {
    /// The template's number in the index.
    var template: Int
    /// The positions of these words.
    var words: Range<Int>
    /// The cost of the differences.
    var cost: Float
    /// The number of words that agree.
    var matched: Int
    /// The share of the template's words that the text has.
    var coverage: Float

    /// The number of words that the text lacks, without optional ones.
    var missing: Int
    /// The differences between the text and the template, in no particular order.
    var differences: [WordDifference] = []

    /// Higher if the text is longer and more similar.
    var score: Float {
        Float(matched) - 10 * cost - Self.weightOfMissing * Float(missing)
    }

    /// A text may lack an end of a long license at no cost, but a license that it contains
    /// completely is preferred.
    private static let weightOfMissing: Float = 0.02

    /// Whether the text might as well be this template as a better one: the cost is hardly higher,
    /// and the words are nearly the same.
    func rivals(_ better: AlignedText) -> Bool {
        cost <= better.cost + 1
            && Float(words.clamped(to: better.words).count) >= 0.9 * Float(better.words.count)
    }
}

/// Chooses from templates that cover the same words.
struct TextChoice {
    /// The chosen template, and the numbers of its rivals.
    typealias Chosen = (text: AlignedText, rivals: [Int])

    private var found: [AlignedText] = []
    /// For each word, the score of the best template that covers it; 0 if there is none.
    private var scores: [Float]

    /// - Parameter wordCount: the number of words in the text.
    init(wordCount: Int) {
        scores = Array(repeating: 0, count: wordCount)
    }

    /// Whether a candidate of this length can't beat the templates so far, even if all of its words
    /// agreed.
    func isSettled(_ candidate: SeedClusters.Candidate, length: Int) -> Bool {
        // Slightly more than the best possible score, so that rivals of the best template are
        // found, too.
        let best = 1.1 * Float(length)
        return scores[candidate.words.lowerBound] > best
            && scores[candidate.words.upperBound] > best
    }

    /// Adds a template that fits.
    mutating func add(_ text: AlignedText) {
        found.append(text)
        let score = text.score
        precondition(text.words.clamped(to: scores.indices) == text.words, "beyond the text")
        scores.withUnsafeMutableBufferPointer { scores in
            // Stored in any case, so that many words are compared and stored at once.
            for word in text.words { scores[word] = scores[word] < score ? score : scores[word] }
        }
    }

    /// The best templates without overlaps, in the text's order.
    ///
    /// The words at the border of two templates go to the better one: "terms and conditions" ends
    /// one text and begins the next.
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

    /// The words of a text that no other text owns, if these are all except a few at its ends; nil
    /// if they are fewer.
    ///
    /// - Parameter owners: the owner of each word; negative for a word without one.
    private func freeWords(
        of text: AlignedText, _ owners: UnsafeMutableBufferPointer<Int32>
    ) -> Range<Int>? {
        // Combines the signs of all owners.
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

    /// Two texts share at most `widestBorder` words, and at most one word in `leastOfBorder`.
    private static let widestBorder = 12
    private static let leastOfBorder = 8
}
