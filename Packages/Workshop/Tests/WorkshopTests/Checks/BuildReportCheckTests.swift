import BuildMeasurements
import Testing

@testable import ArchitectureChecks

@Suite struct BuildReportCheckTests {
    private static let machine = Machine(cores: 2, processor: "Abacus", compiler: "6.3.1")
    private static let times = BuildTimes(
        ["DevelopmentApp", "ProductionApp"].flatMap { root in
            [0, 50].map { size in
                BuildTime(
                    part: .law, target: root, files: size, run: 1, wall: 9, processor: 18,
                    machine: machine)
            }
        })

    private func workspace(_ changed: [String: String] = [:]) -> Workspace {
        var page = ""
        for (name, table) in BuildTables(Self.times).all {
            page += "<!-- build-times: \(name) -->\n\(table)<!-- build-times: end -->\n"
        }
        let files = [
            "assets/build-times.csv": Self.times.csv,
            "assets/build-times.svg": GrowthChart(Self.times).svg,
            "README.md": page,
        ]
        return .fixture(files.merging(changed) { $1 })
    }

    @Test func `what shows the figures passes`() {
        #expect(BuildReportCheck().verdict(on: workspace()) == .passed("4 figures"))
    }

    @Test(arguments: [
        (
            "assets/build-times.svg", "<svg/>",
            ["assets/build-times.svg shows something else than assets/build-times.csv"]
        ),
        (
            "assets/build-times.csv", "nothing\n",
            ["assets/build-times.csv: line 1 is no row of build times"]
        ),
        (
            "README.md",
            """
            <!-- build-times: builds -->
            old
            <!-- build-times: end -->
            """,
            [
                "README.md: the table of builds shows other figures",
                "README.md has no place for the table of changes",
                "README.md has no place for the table of tests",
            ]
        ),
    ])
    func `what shows others fails`(path: String, text: String, breaches: [String]) {
        #expect(BuildReportCheck().verdict(on: workspace([path: text])).breaches == breaches)
    }

    @Test func `figures have to be there`() {
        #expect(
            BuildReportCheck().verdict(on: .fixture()).breaches
                == ["assets/build-times.csv is not there"])
    }
}
