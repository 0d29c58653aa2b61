import Testing

@testable import ArchitectureChecks

/// The checks that are one command: its failure is theirs.
@Suite struct CommandChecksTests {
    private static let checks: [any Check] = [  // each is another type
        FormatCheck(), PackageAloneCheck(package: "Packages/DomainLayer"), TestsCheck(),
        ReleaseBuildCheck(), MakeTargetCheck(target: "fuzz", variables: [], reason: ""),
    ]

    @Test func `a command that ends well passes`() {
        for check in Self.checks {
            #expect(check.verdict(on: .fixture()).isPassed, "\(check.name)")
        }
    }

    @Test func `a command that fails fails the check`() {
        for check in Self.checks {
            #expect(!check.verdict(on: .fixture(status: 1)).breaches.isEmpty, "\(check.name)")
        }
    }

    @Test func `a build's errors and warnings are shown, each once`() {
        let output = """
            [1/2] Compiling A
            a.swift:1:1: error: cannot find 'b' in scope
            1 | b
            a.swift:1:1: error: cannot find 'b' in scope
            b.swift:2:2: warning: unused
            """
        let verdict = PackageAloneCheck(package: "Packages/DomainLayer")
            .verdict(on: .fixture(status: 1, output: output))
        #expect(
            verdict.breaches == [
                "a.swift:1:1: error: cannot find 'b' in scope", "b.swift:2:2: warning: unused",
            ])
    }

    @Test func `a warning in a test fails the tests`() {
        let warning = "aTests.swift:1:1: warning: unused"
        let workspace = Workspace.fixture(output: "\(warning)\nBuild complete!")
        #expect(TestsCheck().verdict(on: workspace) == .failed([warning]))
    }
}
