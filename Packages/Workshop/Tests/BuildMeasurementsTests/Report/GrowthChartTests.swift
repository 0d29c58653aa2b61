import Testing

@testable import BuildMeasurements

@Suite struct GrowthChartTests {
    @Test func `each root has a line through its figures, with its name`() {
        let svg = GrowthChart(.law).svg
        #expect(svg.contains("<path class=\"line production\" d=\"M84 250L414 171L744 92\"/>"))
        #expect(svg.contains("<path class=\"line development\" d=\"M84 329L414 329L744 329\"/>"))
        #expect(svg.contains(">20.0 s → 40.0 s</text>"))
        #expect(
            svg.contains(
                "Clean debug builds, one run; 2 cores of Abacus \"Bead\", 1 GHz, Swift 6.3.1<"))
    }

    @Test func `who can't see it hears the figures`() {
        #expect(
            GrowthChart(.law).svg.contains(
                "ProductionApp: 20.0 s with 0 files, 30.0 s with 100 files, 40.0 s with 200 files."
            ))
    }

    @Test(
        arguments: [
            (0.5, [0, 1]), (6, [0, 1, 2, 3, 4, 5, 6]), (40, [0, 10, 20, 30, 40]),
            (41, [0, 10, 20, 30, 40, 50]),
        ] as [(Double, [Double])])
    func `lines stand at round numbers`(largest: Double, steps: [Double]) {
        #expect(GrowthChart.steps(to: largest) == steps)
    }

    @Test func `without figures there is no picture`() {
        #expect(GrowthChart(BuildTimes()).svg.isEmpty)
    }
}
