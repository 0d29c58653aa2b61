/// Finds the seeds, runs of four words, that a text has in common with licences. Its storage is
/// used again.
struct SeedFinder {
    /// In the text's order.
    private(set) var seeds: [TextSeed] = []
    private let table: SeedTable
    /// Passes over most runs that no licence has. It lets all through until so many words were read
    /// that a real one pays for itself.
    private var filter = SeedFilter()
    private var wordsUntilFilter = 4096

    init(_ table: SeedTable) {
        self.table = table
    }

    /// So many runs are hashed before they are looked up.
    private static let window = 256

    /// Finds the seeds of a text instead of the last one's.
    mutating func read(_ words: [UInt16]) {
        if wordsUntilFilter > 0 {
            wordsUntilFilter -= words.count
            if wordsUntilFilter <= 0 { filter = SeedFilter(table) }
        }
        let (table, filter) = (table, filter)
        seeds.removeAll(keepingCapacity: true)
        seeds.append(addingCapacity: words.count) { seeds in
            filter.withBits { filter in
                withUnsafeTemporaryAllocation(of: Run.self, capacity: Self.window) { runs in
                    // A run that begins before the text has zeros, as for words that no licence
                    // has: no licence has it.
                    var key: UInt64 = 0
                    for start in stride(from: 0, to: words.count, by: Self.window) {
                        var count = 0
                        for last in start..<min(start &+ Self.window, words.count) {
                            key = key &<< 16 | UInt64(words[last])
                            let hash = SeedKey.hash(key)
                            // Put down in any case, and overwritten by the next one where it is not
                            // wanted: no processor could guess the answer of an `if`.
                            runs[count] = Run(hash: hash, last: Int32(truncatingIfNeeded: last))
                            count &+= filter.mark(of: hash)
                        }
                        for run in runs[..<count] {
                            guard let slot = table.slot(of: run.hash) else { continue }
                            let first = run.last &- Int32(SeedKey.length - 1)
                            seeds.append(TextSeed(position: first, slot: slot))
                        }
                    }
                }
            }
        }
    }

    /// Four words of a text that licences may have.
    private struct Run {
        let hash: UInt64
        /// The last of the words in the text.
        let last: Int32
    }
}

/// Four words of a text that licences have too.
struct TextSeed {
    /// The first of the words in the text.
    let position: Int32
    /// Where the licences have them.
    let slot: SeedSlot
}
