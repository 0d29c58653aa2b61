import Testing

@testable import ArchitectureChecks

@Suite struct BuildReportCheckTests {
    @Test func `this checkout shows its figures, and its changes can be made`() throws {
        let workspace = try Workspace(reading: Workspace.checkout)
        #expect(BuildReportCheck().verdict(on: workspace) == .passed("3 files, 8 changes"))
        var files = workspace.files
        files["assets/build-times.svg"] = files["assets/build-times.svg"]?
            .replacing("class=\"grid\"", with: "class=\"gird\"")
        #expect(
            BuildReportCheck().verdict(
                on: .fixture(files, status: 1, output: "error: patch failed: a.swift:1")
            ).breaches == [
                "assets/build-times.svg shows other figures than assets/build-times.csv",
                "error: patch failed: a.swift:1",
            ])
    }

    @Test func `figures have to be there`() {
        #expect(
            BuildReportCheck().verdict(on: .fixture()).breaches
                == ["assets/build-times.csv: line 1 is no row of figures"])
    }
}
