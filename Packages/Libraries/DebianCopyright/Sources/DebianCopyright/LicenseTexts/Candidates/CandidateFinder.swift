/// Finds the licenses that a text may contain: those that share many seeds (runs of four words)
/// with the text.
///
/// A text has a few seeds of very many licenses, but enough seeds of only a few. So the seeds are
/// counted first. Then the positions of the seeds are collected for the licenses with enough seeds,
/// and joined to ranges of the text (``SeedClusters``).
struct CandidateFinder {
    private let table: SeedTable
    private var clusters: SeedClusters
    /// For each license, the number of its seeds in the text.
    private var hits: [Int32]
    /// For each seed, by the start of its list of postings, whether it was counted; false between
    /// texts.
    private var isCounted: [Bool]
    /// For each license, whether the text has enough of its seeds; false between texts.
    private var isWanted: [Bool]
    /// For each license with enough seeds, the seeds' occurrences in the text; empty between
    /// batches.
    private var occurrences: [[SeedOccurrence]]

    init(_ index: LicenseIndex) {
        table = index.seeds
        clusters = SeedClusters(index)
        hits = Array(repeating: 0, count: index.templateCount)
        isCounted = Array(repeating: false, count: table.postingCount)
        isWanted = Array(repeating: false, count: index.templateCount)
        occurrences = Array(repeating: [], count: index.templateCount)
    }

    /// The number of seeds that are collected at once, which limits memory for a hostile text.
    private static let batch = 4096

    /// The ranges that may be a license, those with the largest share of its seeds first.
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

    /// Counts each seed once for every license that has it, no matter how often the text repeats
    /// the seed.
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

    /// Collects the occurrences of seeds of the licenses with enough seeds.
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

/// An occurrence of a seed in a text and in a license.
struct SeedOccurrence {
    /// The position in the text.
    var position: Int32
    /// The position in the text minus the position in the license. Two seeds have equal diagonals
    /// if they are equally far apart in the text and in the license.
    var diagonal: Int32

    /// The position in the license.
    var origin: Int32 { position &- diagonal }
}
