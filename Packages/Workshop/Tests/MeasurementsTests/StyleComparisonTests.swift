import Testing

@testable import Measurements

@Suite struct StyleComparisonTests {
    private static let head = "figure,style,round,value,cores,processor,compiler\n"
    private static let article =
        "Packages/Comparison/StylesApp/Sources/BrowserStyles/BrowserStyles.docc/"
        + "FiveArchitectures.md"

    /// The machine grows slower with each round.
    private let csv =
        head
        + [
            "key_ms,fia,1,1", "key_ms,fia,2,2", "key_ms,fia,3,10",
            "key_ms,vsa,1,1.5", "key_ms,vsa,2,2.5", "key_ms,vsa,3,13",
            "edit_s,vsa,1,2.04", "memory_mb,vsa,1,61.4",
        ].map { "\($0),2,Abacus & Bead,6.3.1\n" }.joined()

    @Test func `a spread goes from the lowest round to the highest`() throws {
        let figures = try StyleFigures(csv: csv)
        let (fia, vsa) = (PresentationStyle.all[0], PresentationStyle.all[4])
        #expect(figures.rounds == 3)
        #expect(figures.spread(.key, of: fia) == 1...10)
        #expect(figures.spread(.key, of: vsa) == 1.5...13)
        #expect(figures.spread(.memory, of: vsa) == 61.4...61.4)
        #expect(figures.spread(.memory, of: fia) == nil)
    }

    @Test func `what is written is read again`() throws {
        let figures = try StyleFigures(csv: csv)
        let written = StyleFigures.csv(of: figures.rows, on: "2,Abacus & Bead,6.3.1")
        #expect(try StyleFigures(csv: written) == figures)
    }

    @Test(arguments: [
        ("", 1), (head + "key_ms,vsa,1,2\n", 2), (head + "key_ms,viper,1,2,2,Abacus,6.3.1\n", 2),
        (head + "key_ms,vsa,1,2,2,Abacus,6.3.1\nkeys,vsa,1,2,2,Abacus,6.3.1\n", 3),
    ])
    func `what holds no figures is said with its line`(csv: String, line: Int) {
        #expect(throws: FiguresError(line: line)) { try StyleFigures(csv: csv) }
    }

    @Test func `a style is counted by its own folders`() {
        let sources = "Packages/Comparison/Styles/Sources/VSAStyle"
        let files = [
            "\(sources)/Rooms/Door.swift": "struct Door {}\nenum Hinge {}\n\nextension Door {}\n",
            "\(sources)/Rooms/Bed.swift":
                "// No sheet.\nstruct Bed {\n    var licenseSheets = 2\n}\n",
            "\(sources)/VSAStyle.docc/VSAStyle.md": "A sheet.\n",
            "Packages/Comparison/Styles/Sources/VSAStyleTwo/Sheet.swift": "struct Sheet {}\n",
            "Packages/Comparison/Styles/Tests/VSAStyleTests/BedTests.swift":
                "@Suite struct BedTests {\n    @Test func a() {}\n    @Test func b() {}\n}\n",
        ]
        let counts = StyleCounts(of: PresentationStyle.all[4], in: files)
        #expect(counts.files == 2)
        #expect(counts.lines == 8)
        #expect(counts.types == 3)
        #expect(counts.filesOfSheet == 1)
        #expect(counts.tests == 2)
        #expect(counts.testLines == 4)
    }

    @Test func `tables stand where a page has a place for them`() throws {
        let page = "before\n<!-- styles: NAME -->\nold\n<!-- styles: end -->\nafter\n"
        let drawn = try StyleComparison(of: [
            StyleComparison.figures: csv,
            "README.md": page.replacing("NAME", with: "summary"),
            Self.article: page.replacing("NAME", with: "figures"),
        ]).drawn
        #expect(
            drawn == [
                "README.md": """
                before
                <!-- styles: summary -->
                | | files | lines | lines of tests | after an edit | key to frame | memory |
                |---|---:|---:|---:|---:|---:|---:|
                | FIA | 0 | 0 | 0 | – | 1.0–10.0 ms | – |
                | MVVM | 0 | 0 | 0 | – | – | – |
                | Redux | 0 | 0 | 0 | – | – | – |
                | ASM-F | 0 | 0 | 0 | – | – | – |
                | VSA | 0 | 0 | 0 | 2.0 s | 1.5–13.0 ms | 61 MB |
                <!-- styles: end -->
                after

                """,
                Self.article: """
                before
                <!-- styles: figures -->
                | | module | after an edit | tests | key to frame | 95th percentile | memory |
                |---|---:|---:|---:|---:|---:|---:|
                | FIA | – | – | – | 1.0–10.0 ms | – | – |
                | MVVM | – | – | – | – | – | – |
                | Redux | – | – | – | – | – | – |
                | ASM-F | – | – | – | – | – | – |
                | VSA | – | 2.0 s | – | 1.5–13.0 ms | – | 61 MB |

                Lowest and highest of 3 rounds; 2 cores of Abacus & Bead, Swift 6.3.1.
                <!-- styles: end -->
                after

                """,
            ])
    }
}
