import Testing

@testable import ArchitectureChecks

@Suite struct UmbrellaTestsCheckTests {
    private let files = [
        "Packages/Core/Package.swift": #".testTarget(name: "CoreTests")"#,
        "Packages/Core/Tests/CoreTests/ATests.swift": "",
    ]

    private func umbrella(_ paths: String...) -> String {
        let targets = paths.map { #"{"type": "test", "name": "x", "path": "\#($0)"}"# }
        let other = #"{"type": "regular", "name": "y"}"#
        return "{\"targets\": [\((targets + [other]).joined(separator: ","))]}"
    }

    @Test func `a target for each folder of tests passes`() {
        let workspace = Workspace.fixture(files, output: umbrella("Packages/Core/Tests/CoreTests"))
        #expect(UmbrellaTestsCheck().verdict(on: workspace) == .passed("1 test target"))
    }

    @Test func `forgotten targets fail, in the umbrella and in the package`() {
        var files = files
        files["Packages/Core/Tests/MoreTests/BTests.swift"] = ""
        let workspace = Workspace.fixture(
            files, output: umbrella("Packages/Core/Tests/CoreTests", "Packages/Old/Tests/OldTests"))
        #expect(
            UmbrellaTestsCheck().verdict(on: workspace).breaches == [
                "not in Package.swift: Packages/Core/Tests/MoreTests",
                "no tests in Packages/Old/Tests/OldTests",
                "not in its package's manifest: Packages/Core/Tests/MoreTests",
            ])
    }

    @Test func `a manifest that can't be read fails`() {
        #expect(!UmbrellaTestsCheck().verdict(on: .fixture(files, status: 1)).isPassed)
    }
}
