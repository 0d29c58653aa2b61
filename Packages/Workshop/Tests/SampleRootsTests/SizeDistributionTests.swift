import SampleRoots
import Testing

@Suite struct SizeDistributionTests {
    @Test func `the quantiles rise from the smallest file to the largest`() {
        let quantiles = SizeDistribution.quantiles
        #expect(quantiles.first?.share == 0)
        #expect(quantiles.last?.share == 1)
        for (low, high) in zip(quantiles, quantiles.dropFirst()) {
            #expect(low.share < high.share)
            #expect(low.bytes < high.bytes)
        }
    }

    @Test(arguments: [(0, 268), (0.5, 4414), (1, 2_050_085), (0.45, 3822)] as [(Double, Int)])
    func `between two quantiles the logarithm grows evenly`(share: Double, size: Int) {
        #expect(abs(SizeDistribution.size(at: share) - size) <= 1)
    }

    @Test func `few sizes and many have the same mean, of more than 15 kB`() {
        var generator = SeededGenerator(seed: 1)
        let few = SizeDistribution.sizes(300, using: &generator)
        let many = SizeDistribution.sizes(5000, using: &generator)
        let means = [few, many].map { Double($0.reduce(0, +)) / Double($0.count) }
        #expect(means[0] > 15_000)
        #expect(abs(means[0] - means[1]) < means[0] / 100)
    }
}
