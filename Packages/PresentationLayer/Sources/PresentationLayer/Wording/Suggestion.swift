/// Finds what somebody may have meant.
public enum Suggestion {
    /// The known word that is nearest to what was typed; nil if none is near.
    ///
    /// A third of the letters may be wrong, and at least one. A word that only lacks its end is
    /// near, however much is missing. Of equally near words the first is given.
    public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let typed = Array(word.unicodeScalars)
        var nearest: (word: String, distance: Int)?
        for candidate in known {
            let limit = nearest.map { $0.distance - 1 } ?? max(1, typed.count / 3)
            let letters = Array(candidate.unicodeScalars)
            if let distance = distance(from: typed, to: letters, atMost: limit) {
                nearest = (candidate, distance)
            }
        }
        return nearest?.word ?? known.first { !word.isEmpty && $0.hasPrefix(word) }
    }

    /// How many letters must be put in, left out, exchanged or swapped with their neighbour to make
    /// one word into the other (the optimal string alignment distance); nil beyond the limit.
    ///
    /// Words whose lengths alone differ by more are not looked at, so a long word costs nothing.
    private static func distance(
        from word: [Unicode.Scalar], to other: [Unicode.Scalar], atMost limit: Int
    ) -> Int? {
        if abs(word.count - other.count) > limit { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in word.indices {
            var next = [row + 1]
            for column in other.indices {
                let exchange = last[column] + (word[row] == other[column] ? 0 : 1)
                var best = min(exchange, last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, word[row] == other[column - 1],
                    word[row - 1] == other[column]
                {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                next.append(best)
            }
            (beforeLast, last) = (last, next)
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }
}
