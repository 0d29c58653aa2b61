import Measurements
import Testing

struct GoalTests {
    @Test(arguments: [
        (Goal("time", 1.499, atMost: 1.5), "time: 1.50, goal at most 1.5: met"),
        (Goal("time", 1.5, atMost: 1.5), "time: 1.50, goal at most 1.5: met"),
        (Goal("time", 3.91, atMost: 1.5), "time: 3.91, goal at most 1.5: MISSED"),
        (Goal("peak", 99.6, atMost: 100, unit: "MB"), "peak: 100 MB, goal at most 100 MB: met"),
        (Goal("start", 3.21, atMost: 3, unit: "ms"), "start: 3.21 ms, goal at most 3 ms: MISSED"),
    ])
    func `a figure has its goal beside it`(goal: Goal, line: String) {
        #expect(goal.description == line)
    }
}
