import Testing

@testable import ArchitectureChecks

@Suite struct TestMatrixCheckTests {
    private let matrix = """
        | test | view | on mocks | on the actual container |
        |---|---|---|---|
        | UI tests | ◎ | `UITests` | `UITests` |
        | Previews | ◎ | `ViewTests` | – |
        | Presenters | – | `ViewTests` | `ViewTests` |
        | Interactors | – | `ViewTests` | `ViewTests` |
        | Drivers | – | – | `ViewTests` |

        """

    private func breaches(_ readme: String) -> [String] {
        TestMatrixCheck().verdict(
            on: .fixture([
                "README.md": readme, "Packages/A/Package.swift": "",
                "Packages/A/Tests/UITests/KeyTests.swift": "struct KeyTests {\n}\n",
                "Packages/A/Tests/ATests/ViewTests.swift":
                    "@Suite struct ViewTests {\n    @Test func a() {}\n}\n",
            ])
        ).breaches
    }

    @Test func `targets and suites that are there pass`() {
        #expect(breaches(matrix) == [])
    }

    @Test(arguments: [
        ("`UITests` | `UITests`", "`UITests` | ", "UI tests, on the actual container: no suite"),
        (
            "`ViewTests` | –", "`GoneTests` | –",
            "Previews, on mocks: there is no suite GoneTests"
        ),
        (
            "| UI tests | ◎ | `UITests` |", "| UI tests | ◎ | `KeyTests` |",
            "UI tests, on mocks: there is no suite KeyTests"
        ),
        ("on mocks", "mocked", "no column on mocks"),
        ("| Drivers |", "| Engines |", "no row Drivers"),
    ])
    func `a cell, row or column that lacks something fails`(
        old: String, new: String, breach: String
    ) {
        #expect(breaches(matrix.replacing(old, with: new)) == [breach])
    }

    @Test func `a README without a matrix fails`() {
        #expect(breaches("# House\n") == ["README.md has no matrix of tests"])
    }
}
