import Testing

@testable import ArchitectureChecks

@Suite struct CheckRunTests {
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

    @Test func `a program that is not installed skips, one that can't be started fails`() {
        #expect(FormatCheck().verdict(on: .lacking("swift")) == .skipped("swift is not installed"))
    }

    @Test func `no two checks have the same name`() {
        let workspace = Workspace.fixture([
            "DevelopmentApp/Package.swift": "", "Packages/DomainLayer/Package.swift": "",
        ])
        let names = (workspace.checks + workspace.proofs).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("DevelopmentApp compiles alone"))
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
