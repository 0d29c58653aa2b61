import Testing

@testable import Measurements

@Suite struct BuildReportTests {
    private static let head =
        "part,target,configuration,change,files,run,wall_s,processor_s,cores,processor,compiler\n"

    /// The CSV of rows without the columns that they share: the time of the processor and the
    /// machine.
    private func csv(_ rows: String...) -> String {
        Self.head + rows.map { "\($0),1,2,Abacus & Bead,6.3.1\n" }.joined()
    }

    private var files: [String: String] {
        [
            "assets/build-times.csv": csv(
                "builds,DevelopmentApp,debug,clean,0,1,11",
                "builds,ProductionApp,debug,clean,0,1,20",
                "builds,DevelopmentApp,debug,clean,0,2,13",
                "builds,DevelopmentApp,debug,view,1,1,4",
                "builds,DevelopmentApp,release,engine,1,1,1",
                "builds,ProductionApp,release,engine,1,1,50",
                "law,DevelopmentApp,debug,clean,0,1,10", "law,ProductionApp,debug,clean,0,1,20",
                "law,DevelopmentApp,debug,clean,200,1,11", "law,ProductionApp,debug,clean,200,1,40",
                "tests,House,debug,edit,1,1,7", "tests,all packages,debug,edit,1,1,1234.5"),
            "assets/build-times.svg": """
            <desc id="text">old</desc>
            <g id="plot"><text>old</text></g>
            <text class="note" x="32">old</text>
            """,
            BuildReport.changes + "1-view.patch":
                "edit a view\n--- a/Packages/House/A.swift\n+++ b/Packages/House/A.swift\n@@ -1 +1 @@\n",
            "README.md": """
            <!-- build-times: builds -->
            <!-- build-times: end -->
            <!-- build-times: changes -->
            old
            <!-- build-times: end -->
            <!-- build-times: tests -->
            <!-- build-times: end -->
            """,
        ]
    }

    @Test func `tables stand where a page has a place for them`() throws {
        let drawn = try BuildReport(of: files).drawn
        #expect(
            drawn["README.md"] == """
                <!-- build-times: builds -->
                | build | DevelopmentApp | ProductionApp | ratio |
                |---|---:|---:|---:|
                | debug, from nothing | 12.0 s | 20.0 s | 0.60 |
                | debug, nothing changed | – | – | – |
                | debug, a view edited | 4.0 s | – | – |
                | debug, the engine edited | – | – | – |
                | release, from nothing | – | – | – |
                | release, nothing changed | – | – | – |
                | release, a view edited | – | – | – |
                | release, the engine edited | 1.0 s | 50.0 s | 0.02 |
                <!-- build-times: end -->
                <!-- build-times: changes -->
                | to… | files | in | DevelopmentApp | ProductionApp |
                |---|---:|---|---:|---:|
                | edit a view | 1 | `House` | 4.0 s | – |
                <!-- build-times: end -->
                <!-- build-times: tests -->
                | tests of | seconds |
                |---|---:|
                | `House` | 7.0 s |
                | **all packages** | 1234.5 s |
                <!-- build-times: end -->
                """)
        #expect(drawn["README.ja.md"] == nil)
    }

    @Test func `a chart has lines, dots and words for both roots`() throws {
        let chart = try #require(try BuildReport(of: files).drawn["assets/build-times.svg"])
        #expect(
            chart.hasPrefix(
                "<desc id=\"text\">ProductionApp: 20.0 s with 0 files, 40.0 s with 200 files. "
                    + "DevelopmentApp: 10.0 s with 0 files, 11.0 s with 200 files.</desc>\n"))
        #expect(chart.contains("<path class=\"line production\" d=\"M84 250L744 92\"/>"))
        #expect(
            chart.contains("<circle class=\"dot development\" cx=\"744\" cy=\"321.1\" r=\"5\"/>"))
        #expect(chart.contains("<text class=\"tick left\" x=\"72\" y=\"92\" dy=\"5\">40</text>"))
        #expect(chart.contains("dy=\"19\">10.0 s → 11.0 s</text>"))
        #expect(
            chart.hasSuffix(
                "x=\"32\">Clean debug builds, one run; 2 cores of Abacus &amp; Bead, Swift 6.3.1</text>"
            ))
        #expect(!chart.contains("old"))
    }

    @Test func `each figure has its goal, and what was not measured has none`() throws {
        #expect(
            try BuildReport(of: files).goals == [
                "DevelopmentApp from nothing: 12 s, goal at most 20 s: met",
                "DevelopmentApp after a view was edited: 4.00 s, goal at most 3 s: MISSED",
                "DevelopmentApp's growth in percent of ProductionApp's: 5.00 %, "
                    + "goal at most 2 %: MISSED",
            ])
        let nothing = try BuildReport(of: ["assets/build-times.csv": Self.head])
        #expect(nothing.goals.isEmpty)
        #expect(nothing.drawn == ["assets/build-times.svg": ""])
    }

    @Test(arguments: [
        ("", 1), ("a,b\n", 1), (head + "law,DevelopmentApp\n", 2),
        (head + "law,DevelopmentApp,debug,clean,many,1,1,1,2,Abacus,6.3.1\n", 2),
    ])
    func `what holds no build times is said with its line`(csv: String, line: Int) {
        #expect(throws: FiguresError(line: line)) {
            try BuildReport(of: ["assets/build-times.csv": csv])
        }
    }
}
