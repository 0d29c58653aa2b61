/// All phrases that say something about terms, for searching the words of a sentence.
struct TermPhrases: Sendable {
    /// The phrases by their possible first words.
    private let phrases: [WordHash: [TermPhrase]]

    static let known = TermPhrases()

    /// A phrase in a sentence.
    struct Found {
        let meaning: TermMeaning
        /// The indexes of the phrase's words, ascending, without those in its gaps; at least one.
        let words: [Int]

        var first: Int { words[0] }
        var last: Int { words[words.count - 1] }
    }

    private init() {
        var phrases: [WordHash: [TermPhrase]] = [:]
        for (meaning, patterns) in TermMeaning.table {
            for pattern in patterns.split(separator: "\n") {
                let phrase = TermPhrase(pattern, meaning)
                for word in Set(phrase.firstWords) { phrases[word, default: []].append(phrase) }
            }
        }
        self.phrases = phrases
    }

    /// The phrases in a sentence, in order. Of the phrases that begin with a word, the one that
    /// reaches furthest counts, and then the one with the most words. Of phrases that share a word,
    /// the first counts.
    ///
    /// - Parameter words: the hashes of the sentence's words.
    func all(in words: [WordHash]) -> [Found] {
        var found: [Found] = []
        var isTaken = [Bool](repeating: false, count: words.count)
        for index in words.indices where !isTaken[index] {
            let matches = (phrases[words[index]] ?? []).compactMap { phrase -> Found? in
                if phrase.opensSentence, index > 0 { return nil }
                return phrase.match(words[index...]).map {
                    Found(meaning: phrase.meaning, words: $0)
                }
            }
            let free = matches.filter { !$0.words.contains { isTaken[$0] } }
            guard
                let longest = free.max(by: { ($0.last, $0.words.count) < ($1.last, $1.words.count) }
                )
            else { continue }
            found.append(longest)
            for word in longest.words { isTaken[word] = true }
        }
        return found
    }
}
