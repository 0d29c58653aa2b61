import Measurements
import Testing

@Suite struct MedianTests {
    @Test(arguments: [([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([7], 7)] as [([Double], Double)])
    func `the median is in the middle`(values: [Double], median: Double) {
        #expect(values.median == median)
    }

    @Test func `of nothing there is no median`() {
        #expect([Double]().median == nil)
        #expect([Double]().quantile(0.5) == nil)
    }

    @Test func `a quantile is one of the values`() {
        let values: [Double] = [50, 10, 30, 20, 40]
        #expect(values.quantile(0) == 10)
        #expect(values.quantile(0.25) == 20)
        #expect(values.quantile(1) == 50)
    }
}
