import Testing

@testable import DebianCopyright

@Suite struct SeedCountsTests {
    private let index: LicenseIndex

    init() throws {
        index = try #require(InventedLicenses.index)
    }

    /// The seeds of a text, as often as they stand there.
    private func seeds(_ text: String) -> [TextSeed] {
        let words = text.split(whereSeparator: { !$0.isLetter })
            .map { index.vocabulary[WordHash.hash(of: $0.lowercased())] }
        return (0..<max(0, words.count - 3)).compactMap { place in
            index.seeds.slot(of: SeedKey.hash(SeedKey.of(words[place..<place + 4])))
                .map { TextSeed(position: Int32(place), slot: $0) }
        }
    }

    private func counts(_ seeds: [TextSeed], least: Int32) -> SeedCounts {
        var counts = SeedCounts(
            index.seeds, least: Array(repeating: least, count: index.templateCount))
        counts.count(seeds)
        return counts
    }

    @Test func `licences that a text has enough seeds of are found`() {
        let seeds = seeds(InventedLicenses.bramble)
        let all = counts(seeds, least: 1)[2]
        #expect(all > 10)
        #expect(counts(seeds, least: Int32(all)).licenses == [2])
        #expect(counts(seeds, least: Int32(all) + 1).licenses == [])
    }

    @Test func `a seed over and over is one, and counted each time`() throws {
        let seed = try #require(seeds(InventedLicenses.bramble).first)
        let seeds = Array(repeating: seed, count: 100)
        #expect(counts(seeds, least: 1).licenses == [2])
        #expect(counts(seeds, least: 2).licenses == [])
        #expect(counts(seeds, least: 2)[2] == 100)
    }

    @Test func `one text's seeds are not another's`() {
        var counts = counts(seeds(InventedLicenses.bramble), least: 1)
        let seeds = seeds(InventedLicenses.gateException)
        counts.count(seeds)
        #expect(counts.licenses == [3])
        #expect(counts[2] == 0)
        counts.recount(seeds.prefix(2))
        #expect(counts[3] == 2)
    }
}
