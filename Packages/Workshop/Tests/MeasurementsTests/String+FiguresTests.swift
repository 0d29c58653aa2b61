import Measurements
import Testing

@Suite struct StringFiguresTests {
    @Test(
        arguments: [(999.6, 0, "1000"), (2.65, 1, "2.7"), (12.5, 3, "12.500"), (-3.24, 1, "-3.2")]
            as [(Double, Int, String)])
    func `numbers are rounded as people do`(value: Double, digits: Int, text: String) {
        #expect(figure(value, digits: digits) == text)
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
