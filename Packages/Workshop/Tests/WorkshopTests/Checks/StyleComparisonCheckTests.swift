import Testing

@testable import ArchitectureChecks

@Suite struct StyleComparisonCheckTests {
    @Test func `this checkout shows its figures`() throws {
        let workspace = try Workspace(reading: Workspace.checkout)
        #expect(StyleComparisonCheck().verdict(on: workspace) == .passed("3 pages"))
        var files = workspace.files
        files["README.md"] = files["README.md"]?.replacing("| Redux |", with: "| Flux |")
        #expect(
            StyleComparisonCheck().verdict(on: .fixture(files)).breaches
                == ["README.md shows other figures than the sources and the csv"])
    }

    @Test func `figures have to be there`() {
        #expect(
            StyleComparisonCheck().verdict(on: .fixture()).breaches
                == ["assets/style-comparison.csv: line 1 is no row of figures"])
    }
}
