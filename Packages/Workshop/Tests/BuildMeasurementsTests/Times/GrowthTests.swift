import BuildMeasurements
import Testing

@Suite struct GrowthTests {
    @Test func `what lies on a line has its slope`() {
        #expect(BuildTimes.law.of(.law, "ProductionApp").growth.slope == 0.1)
        #expect(BuildTimes.law.of(.law, "DevelopmentApp").growth.slope == 0)
    }

    @Test func `what lies around a line has the slope of the nearest one`() {
        let growth = Growth(points: [
            .init(files: 0, seconds: 1), .init(files: 1, seconds: 0), .init(files: 2, seconds: 5),
        ])
        #expect(growth.slope == 2)
    }

    @Test(arguments: [
        [], [Growth.Point(files: 3, seconds: 1)],
        [Growth.Point(files: 3, seconds: 1), Growth.Point(files: 3, seconds: 2)],
    ])
    func `one size has no slope`(points: [Growth.Point]) {
        #expect(Growth(points: points).slope == nil)
    }
}
