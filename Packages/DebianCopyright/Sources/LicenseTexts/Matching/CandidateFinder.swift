/// Finds the licences that a text may hold by runs of four words, the seeds, that both have.
///
/// Most texts share some seeds with very many licences and enough of them with few. So seeds are
/// counted first, and only those of licences that have enough are laid out as runs.
struct CandidateFinder {
    private let table: SeedTable
    private let filter: SeedFilter
    private var seeds: [TextSeed] = []
    /// How many seeds of each licence the text has, 0 where they are too few.
    private var counts: [Int32]
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        table = index.seeds
        filter = SeedFilter(table)
        clusters = SeedClusters(index)
        counts = Array(repeating: 0, count: index.templateCount)
    }

    /// Those with the largest share of their seeds first.
    mutating func candidates(in words: [UInt16]) -> [SeedClusters.Candidate] {
        findSeeds(in: words)
        guard !seeds.isEmpty, countSeeds() else { return [] }
        counts.withUnsafeBufferPointer { clusters.add(seeds, of: table, toThoseWith: $0) }
        return clusters.finish().sorted { $0.share > $1.share }
    }

    private mutating func findSeeds(in words: [UInt16]) {
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

    /// Counts the seeds of each licence, and sets those aside that have too few.
    ///
    /// - Returns: whether any has enough.
    private mutating func countSeeds() -> Bool {
        let (seeds, table, leastHits) = (seeds, table, clusters.leastHits)
        return counts.withUnsafeMutableBufferPointer { counts in
            counts.update(repeating: 0)
            for seed in seeds {
                for place in table.places(of: seed.slot) {
                    counts[Int(truncatingIfNeeded: place &>> 16)] &+= 1
                }
            }
            var all: Int32 = 0
            for template in counts.indices {
                let count = counts[template]
                counts[template] = count < leastHits[template] ? 0 : count
                all |= counts[template]
            }
            return all != 0
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
