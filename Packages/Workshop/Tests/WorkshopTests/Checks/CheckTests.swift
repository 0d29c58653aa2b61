import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct CheckTests {
    @Test func `the account says what broke, why that matters and what mends it`() {
        var lines: [String] = []
        let run = CheckRun(
            of: [Sample("one", .passed("2 files")), Sample("two", .failed(["a", "b"]))],
            on: .fixture()
        ) { lines.append($0) }
        #expect(
            lines == [
                "ok       one: 2 files",
                "FAILED   two",
                "           a",
                "           b",
                "         why:  because",
                "         mend: do it",
            ])
        #expect(run.summary == "1 passed, 1 failed")
    }

    @Test func `a missing tool is said, and fails where everything is required`() {
        let checks = [Sample("one", .skipped("mandoc is not installed"))]
        var lines: [String] = []
        let lenient = CheckRun(of: checks, on: .fixture()) { lines.append($0) }
        let strict = CheckRun(of: checks, on: .fixture(), requiresAll: true) { lines.append($0) }
        #expect(
            lines == [
                "SKIPPED  one: mandoc is not installed",
                "FAILED   one: mandoc is not installed, and REQUIRE_ALL is set",
            ])
        #expect(lenient.summary == "0 passed, 0 failed, 1 skipped")
        #expect(strict.summary == "0 passed, 1 failed")
    }

    @Test func `a program that is not installed skips a check`() {
        let workspace = Workspace(root: "/house", files: [:]) { _, _ throws(CommandError) in
            throw CommandError(["swift"], code: 2)
        }
        #expect(
            CommandCheck.releaseBuild.verdict(on: workspace) == .skipped("swift is not installed"))
    }

    @Test func `no two checks have the same name, and each says how to mend what it finds`() throws
    {
        let workspace = try Workspace(reading: Workspace.checkout)
        let checks = workspace.checks + workspace.proofs
        #expect(Set(checks.map(\.name)).count == checks.count)
        #expect(checks.filter { $0.reason.isEmpty || $0.remedy.isEmpty }.map(\.name) == [])
        #expect(checks.map(\.name).contains("DevelopmentApp compiles alone"))
        #expect(Set(workspace.packages) == Set(Ring.all.map(\.folder)))
    }

    private struct Sample: Check {
        let name: String
        let found: Verdict
        let reason = "because"
        let remedy = "do it"

        init(_ name: String, _ found: Verdict) {
            self.name = name
            self.found = found
        }

        func verdict(on workspace: Workspace) -> Verdict { found }
    }
}
