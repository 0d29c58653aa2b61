import Measurements
import Testing

@Suite struct SequenceStatisticsTests {
    @Test(arguments: [([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([7], 7)] as [([Double], Double)])
    func `the median is in the middle`(values: [Double], median: Double) {
        #expect(values.median == median)
    }

    @Test func `a quantile is one of the values`() {
        let values: [Double] = [50, 10, 30, 20, 40]
        #expect([0, 0.25, 1].map { values.quantile($0) } == [10, 20, 50])
        #expect([Double]().quantile(0.5) == 0)
        #expect([Double]().median == nil)
    }
}
