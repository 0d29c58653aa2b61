import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct UITestsCheckTests {
    private func verdict(_ output: String, status: Int32 = 0) -> Verdict {
        UITestsCheck.verdict(
            on: Outcome(status: status, output: Array(output.utf8), wall: .seconds(7)))
    }

    @Test func `tests that were run are counted`() {
        #expect(
            verdict("◇ x\n✔ Test run with 12 tests in 3 suites passed after 6.1 seconds.")
                == .passed("12 tests, 7 s"))
    }

    @Test func `no tests are no proof`() {
        #expect(
            verdict("✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.").breaches
                == [
                    "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.",
                    "ended with status 0",
                ])
    }

    @Test func `a failure is named`() {
        let failure = "✘ Test q recorded an issue at EndTests.swift:1:2: Expectation failed"
        let account = "✘ Test run with 12 tests in 3 suites failed after 6.1 seconds with 1 issue."
        #expect(verdict("\(failure)\n  | screen\n\(account)", status: 1).breaches == [failure])
    }
}
