import Testing

@testable import DebianCopyright

@Suite struct CandidateFinderTests {
    private let index: LicenseIndex
    private var finder: CandidateFinder

    init() throws {
        index = try #require(InventedLicenses.index)
        finder = CandidateFinder(index)
    }

    /// The seeds of a text, including repeated ones.
    private func seeds(_ text: String) -> [TextSeed] {
        let words = text.split(whereSeparator: { !$0.isLetter })
            .map { index.vocabulary[WordHash(of: $0.lowercased())] }
        var seeds: [TextSeed] = []
        index.seeds.findSeeds(of: words, into: &seeds)
        return seeds
    }

    /// The licenses that the text with these seeds may contain.
    private mutating func licenses(_ seeds: [TextSeed]) -> [Int] {
        finder.candidates(of: seeds).map(\.template)
    }

    @Test mutating func `a license is found by its seeds`() {
        let seeds = seeds(InventedLicenses.bramble)
        #expect(seeds.count > 10)
        #expect(licenses(seeds) == [2])
    }

    @Test mutating func `with less than half of its seeds a license is not found`() {
        let seeds = seeds(InventedLicenses.bramble)
        #expect(licenses(Array(seeds.prefix(seeds.count / 3))) == [])
    }

    @Test mutating func `a seed over and over is one`() throws {
        let seed = try #require(seeds(InventedLicenses.bramble).first)
        #expect(licenses(Array(repeating: seed, count: 100)) == [])
    }

    @Test mutating func `a text longer than a batch is followed through all of it`() {
        let seeds = seeds(
            Array(repeating: InventedLicenses.bramble, count: 400).joined(separator: " "))
        #expect(seeds.count > 4096)
        #expect(licenses(seeds) == Array(repeating: 2, count: 400))
    }

    @Test mutating func `one text's seeds are not another's`() {
        #expect(licenses(seeds(InventedLicenses.bramble)) == [2])
        #expect(licenses(seeds(InventedLicenses.gateException)) == [3])
        #expect(licenses(seeds(InventedLicenses.bramble)) == [2])
    }
}
