/// The words of a text as the grammar sees them: which word of the grammar each one is, and what
/// stands between it and the next. The storage is used again from text to text.
struct GrantWords {
    /// One word.
    struct Entry {
        var start: Int32
        var end: Int32
        /// Its number in the vocabulary; 0 for a word that the grammar doesn't know.
        var number: UInt16
        /// What stands behind it.
        var gap: Gap
        /// Its parts in the grammar.
        var roles: WordRole
    }

    private(set) var entries: [Entry] = []
    /// The places of words that a licence's name may begin with, in order.
    private(set) var candidates: [Int32] = []
    /// For each text that was left out how many words stand before it.
    private(set) var cuts: [Int] = []

    /// Reads the words of a text, but for those in `excluded`, where a paragraph ends instead.
    ///
    /// - Parameters:
    ///   - words: all words of the text.
    ///   - excluded: ranges of bytes in ascending order, from a word's start to a word's end.
    mutating func read(
        _ text: ByteView, _ words: TextWords, except excluded: [Range<Int>], by names: NameTree
    ) {
        entries.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
        cuts.removeAll(keepingCapacity: true)
        var place = 0
        for range in excluded {
            let stretch = text[0..<min(range.lowerBound, text.count)]
            let end = max(place, words.all.partitioningIndex { $0.end > stretch.count })
            append(words.all[place..<end], of: stretch, by: names)
            cuts.append(entries.count)
            place = max(end, words.all.partitioningIndex { $0.start >= range.upperBound })
        }
        append(words.all[place...], of: text, by: names)
    }

    /// Takes in words that go on up to the end of `text`, which is the whole text or its beginning.
    private mutating func append(_ words: ArraySlice<Word>, of text: ByteView, by names: NameTree) {
        guard let last = words.last else { return }
        Self.append(words, of: text, by: names, to: &entries, candidates: &candidates)
        entries[entries.count - 1].gap = Gap(text, from: last.end, to: text.count)
            .union([.paragraph, .cut])
    }

    private static func append(
        _ words: ArraySlice<Word>, of text: ByteView, by names: NameTree,
        to entries: inout [Entry], candidates: inout [Int32]
    ) {
        var place = Int32(truncatingIfNeeded: entries.count)
        entries.append(addingCapacity: words.count) { entries in
            for index in words.indices {
                let word = words[index]
                let next = index &+ 1 < words.endIndex ? words[index &+ 1].start : word.end
                var number = names.vocabulary.number(ofHash: word.hash)
                if number == 0, GluedName.isPossible(text, word.start..<word.end) {
                    number = names.glued
                }
                let roles = names.vocabulary.roles[Int(number)]
                if roles.isAny(of: .beginsName) { candidates.append(place) }
                entries.append(
                    Entry(
                        start: Int32(truncatingIfNeeded: word.start),
                        end: Int32(truncatingIfNeeded: word.end), number: number,
                        gap: Gap(text, from: word.end, to: next), roles: roles))
                place &+= 1
            }
        }
    }
}
