/// Finds the licenses that a text may hold: those of which it has many seeds, runs of four words.
///
/// A text has some seeds of very many licenses, but enough of few. So its seeds are counted first;
/// for the licenses that have enough, the positions of the seeds are gathered and joined to
/// stretches of the text (``SeedClusters``).
struct CandidateFinder {
    private let table: SeedTable
    private var clusters: SeedClusters
    /// For each license how many of its seeds the text has.
    private var hits: [Int32]
    /// For each seed, by where its list of postings begins, whether it was counted; false between
    /// two texts.
    private var isCounted: [Bool]
    /// For each license whether the text has enough of its seeds; false between two texts.
    private var isWanted: [Bool]
    /// For each license that is wanted where the text has its seeds; empty between two batches.
    private var occurrences: [[SeedOccurrence]]

    init(_ index: LicenseIndex) {
        table = index.seeds
        clusters = SeedClusters(index)
        hits = Array(repeating: 0, count: index.templateCount)
        isCounted = Array(repeating: false, count: table.postingCount)
        isWanted = Array(repeating: false, count: index.templateCount)
        occurrences = Array(repeating: [], count: index.templateCount)
    }

    /// So many seeds are gathered at once, however many a hostile text has.
    private static let batch = 4096

    /// The stretches that may be a license, those with the largest share of its seeds first.
    mutating func candidates(of seeds: [TextSeed]) -> [SeedClusters.Candidate] {
        count(seeds)
        let licenses = hits.indices.filter { hits[$0] >= clusters.leastHits[$0] }
        if licenses.isEmpty { return [] }
        for license in licenses { isWanted[license] = true }
        for start in stride(from: 0, to: seeds.count, by: Self.batch) {
            gather(seeds[start..<min(start + Self.batch, seeds.count)])
            for license in licenses {
                occurrences[license].withUnsafeBufferPointer { clusters.add($0, of: license) }
                occurrences[license].removeAll(keepingCapacity: true)
            }
        }
        for license in licenses { isWanted[license] = false }
        return clusters.finish().sorted { $0.share > $1.share }
    }

    /// Counts each seed of a text once for every license that has it, however often the text
    /// repeats it.
    private mutating func count(_ seeds: [TextSeed]) {
        let table = table
        hits.withUnsafeMutableBufferPointer { hits in
            hits.update(repeating: 0)
            for seed in seeds where !isCounted[seed.slot.first] {
                isCounted[seed.slot.first] = true
                for posting in table.postings(of: seed.slot) {
                    precondition(posting.template < hits.count, "a posting of no license")
                    hits[posting.template] &+= 1
                }
            }
        }
        for seed in seeds { isCounted[seed.slot.first] = false }
    }

    /// Gathers where the text has the seeds of licenses that are wanted.
    private mutating func gather(_ seeds: ArraySlice<TextSeed>) {
        for seed in seeds {
            for posting in table.postings(of: seed.slot) where isWanted[posting.template] {
                occurrences[posting.template].append(
                    SeedOccurrence(
                        position: seed.position, diagonal: seed.position &- posting.position))
            }
        }
    }
}

/// Where a text and a license have a seed in common.
struct SeedOccurrence {
    /// The position in the text.
    var position: Int32
    /// The position in the text less that in the license: equal for seeds that stand as far apart
    /// in both.
    var diagonal: Int32

    /// The position in the license.
    var origin: Int32 { position &- diagonal }
}
