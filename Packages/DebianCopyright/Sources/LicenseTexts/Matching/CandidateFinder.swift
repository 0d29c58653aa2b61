/// Finds the licences that a text may hold by runs of four words, the seeds, that both have.
///
/// Most texts share some seeds with very many licences and enough of them with few. So seeds are
/// counted first, and only those of licences that have enough are gathered into runs.
struct CandidateFinder {
    private let table: SeedTable
    /// Lets all pass until so many words have come that to make one pays.
    private var filter = SeedFilter()
    private var wordsUntilFilter = 4096
    private var seeds: [TextSeed] = []
    private var counts: SeedCounts
    private var places: SeedPlaces
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        table = index.seeds
        clusters = SeedClusters(index)
        counts = SeedCounts(table, least: clusters.leastHits)
        places = SeedPlaces(table, licenseCount: index.templateCount)
    }

    /// So many runs of words are looked for at once.
    private static let window = 256
    /// So many seeds are laid out at once, however many a hostile text has.
    private static let batch = 4096

    /// Those with the largest share of their seeds first.
    mutating func candidates(in words: [UInt16]) -> [SeedClusters.Candidate] {
        findSeeds(in: words)
        if seeds.isEmpty { return [] }
        counts.count(seeds)
        if counts.licenses.isEmpty { return [] }
        for start in stride(from: 0, to: seeds.count, by: Self.batch) {
            let batch = seeds[start..<min(start + Self.batch, seeds.count)]
            if batch.count < seeds.count { counts.recount(batch) }
            places.gather(batch, counts)
            places.withPlaces { all in
                for (template, range) in places.licenses {
                    clusters.add(UnsafeBufferPointer(rebasing: all[range]), of: template)
                }
            }
        }
        return clusters.finish().sorted { $0.share > $1.share }
    }

    private mutating func findSeeds(in words: [UInt16]) {
        if wordsUntilFilter > 0 {
            wordsUntilFilter -= words.count
            if wordsUntilFilter <= 0 { filter = SeedFilter(table) }
        }
        let (table, filter) = (table, filter)
        seeds.removeAll(keepingCapacity: true)
        seeds.append(addingCapacity: words.count) { seeds in
            filter.withBits { filter in
                withUnsafeTemporaryAllocation(of: Run.self, capacity: Self.window) { runs in
                    // A run that has a word of no licence, or begins before the text, is none's.
                    var key: UInt64 = 0
                    for start in stride(from: 0, to: words.count, by: Self.window) {
                        var count = 0
                        for last in start..<min(start &+ Self.window, words.count) {
                            key = key &<< 16 | UInt64(words[last])
                            let hash = SeedKey.hash(key)
                            // No question whether it is wanted: nobody could guess the answer.
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
