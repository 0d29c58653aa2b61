/// A template that was laid along some words of a text.
struct AlignedText {
    /// Its place in the index.
    var template: Int
    /// Those of the text, by their places.
    var words: Range<Int>
    /// What the differences weigh.
    var cost: Float
    /// How many words both have.
    var matched: Int
    /// Of templates that fit as well the one with the smallest wins.
    var rank: Int
    /// The share of the template's words that the text has.
    var coverage: Float

    /// The longer and the more alike, the better.
    var score: Float { Float(matched) - 10 * (cost + Float(rank)) }

    /// Whether a reader could take the text for this one as well as for the better one.
    func rivals(_ better: AlignedText) -> Bool {
        cost <= better.cost + 1
            && Float(words.clamped(to: better.words).count) >= 0.9 * Float(better.words.count)
    }
}

/// Chooses among templates that cover the same words.
struct TextChoice {
    /// A template, and those that it is hardly better than.
    typealias Chosen = (text: AlignedText, rivals: [Int])

    private var found: [AlignedText] = []
    /// The score of the best template that covers a word, 0 for none.
    private var scores: [Float]

    /// - Parameter wordCount: how many words the text has.
    init(wordCount: Int) {
        scores = Array(repeating: 0, count: wordCount)
    }

    /// Whether a template of so many words can't be better than what was found already.
    func isSettled(_ candidate: SeedClusters.Candidate, length: Int) -> Bool {
        // A little more than its length, so that rivals are found.
        let best = 1.1 * Float(length)
        return scores[candidate.words.lowerBound] > best
            && scores[candidate.words.upperBound] > best
    }

    /// Takes in a template that fits.
    mutating func add(_ text: AlignedText) {
        found.append(text)
        let score = text.score
        scores.withUnsafeMutableBufferPointer { scores in
            // Stored unasked, for then many are compared at once.
            for word in text.words { scores[word] = scores[word] < score ? score : scores[word] }
        }
    }

    /// The best, none of which overlaps another, in the text's order.
    func best() -> [Chosen] {
        if found.count < 2 { return found.map { ($0, []) } }
        var owners = [Int32](repeating: -1, count: scores.count)
        var taken: [Chosen] = []
        let ordered = found.sorted { ($0.score, $1.template) > ($1.score, $0.template) }
        owners.withUnsafeMutableBufferPointer { owners in
            for text in ordered {
                let owners = UnsafeMutableBufferPointer(rebasing: owners[text.words])
                // Negative as long as no word has an owner.
                if owners.reduce(-1, &) < 0 {
                    owners.update(repeating: Int32(truncatingIfNeeded: taken.count))
                    taken.append((text, []))
                } else if let owner = owners.first(where: { $0 >= 0 }),
                    text.rivals(taken[Int(owner)].text)
                {
                    taken[Int(owner)].rivals.append(text.template)
                }
            }
        }
        return taken.sorted { $0.text.words.lowerBound < $1.text.words.lowerBound }
    }
}
