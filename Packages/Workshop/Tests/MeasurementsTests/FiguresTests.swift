import Measurements
import Testing

@Suite struct FiguresTests {
    @Test(
        arguments: [(999.6, 0, "1000"), (2.65, 1, "2.7"), (12.5, 3, "12.500"), (-3.24, 1, "-3.2")]
            as [(Double, Int, String)])
    func `numbers are rounded as people do`(value: Double, digits: Int, text: String) {
        #expect(figure(value, digits: digits) == text)
    }

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

    @Test(arguments: [
        (goal("time", 1.5, atMost: 1.5), "time: 1.50, goal at most 1.5: met"),
        (goal("time", 3.91, atMost: 1.5), "time: 3.91, goal at most 1.5: MISSED"),
        (goal("peak", 99.6, atMost: 100, unit: " MB"), "peak: 100 MB, goal at most 100 MB: met"),
    ])
    func `a figure has its goal beside it`(goal: String, line: String) {
        #expect(goal == line)
    }
}
