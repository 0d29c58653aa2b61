import BuildMeasurements
import Measurements
import Testing

@Suite struct BuildGoalsTests {
    @Test func `each figure has its goal`() {
        var times = BuildTimes.law
        times.replace(
            .builds,
            with: [
                .fixture(wall: 12), .fixture(.builds, "ProductionApp", wall: 20),
                .fixture(change: "view", wall: 2),
            ])
        #expect(
            BuildGoals.all(in: times).map(\.description) == [
                "DevelopmentApp from nothing: 12 s, goal at most 15 s: met",
                "DevelopmentApp from nothing to ProductionApp: 0.60, goal at most 0.5: MISSED",
                "DevelopmentApp after a view was edited: 2.00 s, goal at most 3 s: met",
                "DevelopmentApp's growth in percent of ProductionApp's: 0.00 %, "
                    + "goal at most 2 %: met",
            ])
    }

    @Test func `what was not measured has none`() {
        #expect(BuildGoals.all(in: BuildTimes()).isEmpty)
    }
}
