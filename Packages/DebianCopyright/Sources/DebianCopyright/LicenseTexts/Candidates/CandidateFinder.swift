/// Finds the licences that a text may hold: those of which it has many seeds, runs of four words.
///
/// A text has some seeds of very many licences, but enough of few. So the seeds are counted first
/// (``SeedCounts``); of the licences that have enough the seeds' places are gathered
/// (``SeedPlaces``), and joined to stretches of the text (``SeedClusters``).
struct CandidateFinder {
    private var counts: SeedCounts
    private var places: SeedPlaces
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        clusters = SeedClusters(index)
        counts = SeedCounts(index.seeds, least: clusters.leastHits)
        places = SeedPlaces(index.seeds, licenseCount: index.templateCount)
    }

    /// So many seeds are gathered at once, however many a hostile text has.
    private static let batch = 4096

    /// The stretches that may be a licence, those with the largest share of its seeds first.
    mutating func candidates(of seeds: [TextSeed]) -> [SeedClusters.Candidate] {
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
}
