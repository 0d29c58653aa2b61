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
    private var places: SeedPlaces
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        table = index.seeds
        clusters = SeedClusters(index)
        places = SeedPlaces(table, least: clusters.leastHits)
    }

    /// So many seeds are laid out at once, however many a hostile text has.
    private static let batch = 4096

    /// Those with the largest share of their seeds first.
    mutating func candidates(in words: [UInt16]) -> [SeedClusters.Candidate] {
        findSeeds(in: words)
        guard !seeds.isEmpty, places.count(seeds) else { return [] }
        for start in stride(from: 0, to: seeds.count, by: Self.batch) {
            places.gather(seeds[start..<min(start + Self.batch, seeds.count)], of: seeds)
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
                var key: UInt64 = 0
                var known = 0
                for position in words.indices {
                    let word = words[position]
                    known = word == 0 ? 0 : known &+ 1
                    key = key &<< 16 | UInt64(word)
                    guard known >= SeedKey.length else { continue }
                    let hash = SeedKey.hash(key)
                    if filter.mayHave(hash), let slot = table.slot(of: hash) {
                        let start = position &- SeedKey.length &+ 1
                        seeds.append(
                            TextSeed(position: Int32(truncatingIfNeeded: start), slot: slot))
                    }
                }
            }
        }
    }
}

/// Four words of a text that licences have too.
struct TextSeed {
    /// The first of the words in the text.
    let position: Int32
    /// Where the licences have them.
    let slot: SeedSlot
}
