/// Finds the licences that a text may hold by the seeds that both have.
///
/// Most texts share some seeds with very many licences and enough of them with few. So seeds are
/// counted first, and only those of licences that have enough are gathered into runs.
struct CandidateFinder {
    private var counts: SeedCounts
    private var places: SeedPlaces
    private var clusters: SeedClusters

    init(_ index: LicenseIndex) {
        clusters = SeedClusters(index)
        counts = SeedCounts(index.seeds, least: clusters.leastHits)
        places = SeedPlaces(index.seeds, licenseCount: index.templateCount)
    }

    /// So many seeds are laid out at once, however many a hostile text has.
    private static let batch = 4096

    /// Those with the largest share of their seeds first.
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
