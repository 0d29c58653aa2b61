internal import DomainLayer

/// Suggests a word for one that was mistyped.
public enum Suggestion {
    /// The known word that is nearest to what was typed; nil if none is near.
    ///
    /// Up to a third of the letters may be wrong, and always one. A word that only lacks its end is
    /// near, however much is missing. If several words are equally near, the first one is returned.
    public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
        let typed = Array(word.unicodeScalars)
        let letters = typed.count { $0 != "-" }
        var nearest: (word: String, distance: Int)?
        for candidate in known {
            let limit = nearest.map { $0.distance - 1 } ?? max(1, letters / 3)
            let known = Array(candidate.unicodeScalars)
            if let distance = distance(from: typed, to: known, atMost: limit) {
                nearest = (candidate, distance)
            }
        }
        return nearest?.word ?? known.first { !word.isEmpty && $0.hasPrefix(word) }
    }

    /// How many letters must be inserted, deleted, replaced or swapped with their neighbor to turn
    /// one word into the other (the optimal string alignment distance); nil beyond the limit.
    ///
    /// Words whose lengths differ by more than the limit aren't compared, so a long word costs
    /// nothing.
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

/// Suggests a license or a family of licenses for a word that names none.
enum LicenseSuggestion {
    /// `; did you mean 'AGPL-*'?`; empty if nothing is near.
    static func question(for word: String) -> String {
        nearest(to: word.lowercased()).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// A family as a pattern if the word is the family's name, perhaps with a version: `AGPL-*` for
    /// `agpl` and `agplv3`. Otherwise the id or the family with the nearest spelling.
    private static func nearest(to word: String) -> String? {
        let letters = String(word.prefix { $0.isLetter })
        let names = letters.hasSuffix("v") ? [letters, String(letters.dropLast())] : [letters]
        let family = names.lazy.compactMap { families[$0] }.first
        if let family, !word.contains("-") { return family }
        return Suggestion.nearest(to: word, among: ids.keys.sorted()).flatMap { ids[$0] }
            ?? family
            ?? Suggestion.nearest(to: letters, among: families.keys.sorted())
            .flatMap { families[$0] }
    }

    /// The ids of the SPDX list by their lowercase spelling.
    private static let ids = Dictionary(
        uniqueKeysWithValues: SPDXLicenseList.ids.map { ($0.lowercased(), $0) })

    /// The beginnings that several ids share before their first hyphen, each as a pattern, by their
    /// lowercase spelling.
    private static let families: [String: String] = {
        let names = SPDXLicenseList.ids.map { String($0.prefix { $0 != "-" }) }
        return Dictionary(grouping: names) { $0.lowercased() }
            .filter { $0.value.count > 1 }.mapValues { $0[0] + "-*" }
    }()
}
