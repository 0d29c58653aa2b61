/// Finds the licences that a text may hold by runs of four words, the seeds, that both have.
///
/// Most texts share some seeds with very many licences and enough of them with few. So seeds are
/// counted first, and only those of licences that have enough are laid out as runs.
struct CandidateFinder {
    /// A seed that the text has.
    private struct Seed {
        /// The first of its words in the text.
        let position: Int32
        /// Where the licences have it.
        let slot: SeedSlot
    }

    private let table: SeedTable
    private var seeds: [Seed] = []
    /// How many seeds of each licence the text has, 0 where they are too few, and how many it must
    /// have.
    private var counts: [UInt32]
    private let leastCounts: [UInt32]
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        table = index.seeds
        clusters = SeedClusters(index)
        counts = Array(repeating: 0, count: index.templateCount)
        leastCounts = (0..<index.templateCount).map {
            UInt32(SeedClusters.leastHits(of: index.template($0)))
        }
    }

    /// Those with the largest share of their seeds first.
    mutating func candidates(in words: [UInt16]) -> [SeedClusters.Candidate] {
        findSeeds(in: words)
        guard !seeds.isEmpty, countSeeds() else { return [] }
        for seed in seeds {
            for place in table.places(of: seed.slot) {
                let template = Int(truncatingIfNeeded: place &>> 16)
                if counts[template] != 0 {
                    clusters.add(
                        template, at: seed.position, Int32(truncatingIfNeeded: place & 0xFFFF))
                }
            }
        }
        return clusters.finish().sorted { $0.share > $1.share }
    }

    private mutating func findSeeds(in words: [UInt16]) {
        seeds.removeAll(keepingCapacity: true)
        var key: UInt64 = 0
        var known = 0
        for position in words.indices {
            let word = words[position]
            known = word == 0 ? 0 : known &+ 1
            key = key &<< 16 | UInt64(word)
            if known >= SeedKey.length, let slot = table.slot(of: key) {
                let start = position &- SeedKey.length &+ 1
                seeds.append(Seed(position: Int32(truncatingIfNeeded: start), slot: slot))
            }
        }
    }

    /// Counts the seeds of each licence, and sets those aside that have too few.
    ///
    /// - Returns: whether any has enough.
    private mutating func countSeeds() -> Bool {
        for template in counts.indices { counts[template] = 0 }
        for seed in seeds {
            for place in table.places(of: seed.slot) {
                counts[Int(truncatingIfNeeded: place &>> 16)] &+= 1
            }
        }
        var hasEnough = false
        for template in counts.indices {
            if counts[template] < leastCounts[template] {
                counts[template] = 0
            } else {
                hasEnough = true
            }
        }
        return hasEnough
    }
}
