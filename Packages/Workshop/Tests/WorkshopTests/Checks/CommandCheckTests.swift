import ChildProcesses
import Testing

@testable import ArchitectureChecks

/// A check that runs a program fails if the program fails.
@Suite struct CommandCheckTests {
    private let build = CommandCheck.build(ofPackage: "Packages/DomainLayer")
    private let tests = CommandCheck.tests[0]
    private let fuzz = CommandCheck.make("fuzz", "FUZZ_SECONDS=60", reason: "")

    private func verdict(_ check: some Check, _ output: String, status: Int32 = 0) -> Verdict {
        check.verdict(on: .fixture(status: status, output: output))
    }

    @Test func `a command that ends well passes with its account`() {
        #expect(verdict(build, "") == .passed("7 s"))
        #expect(verdict(fuzz, "one\ntwo\n") == .passed("two"))
        #expect(
            verdict(tests, "◇ x\n✔ Test run with 12 tests in 3 suites passed after 6.1 seconds.")
                == .passed("12 tests, 7 s"))
    }

    @Test(arguments: ["", "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds."])
    func `no tests are no proof`(output: String) {
        #expect(verdict(tests, output) == .failed(["no tests were run"]))
    }

    @Test func `a build's errors and warnings are shown, each once`() {
        let output = """
            [1/2] Compiling A
            a.swift:1:1: error: cannot find 'b' in scope
            1 | b
            a.swift:1:1: error: cannot find 'b' in scope
            b.swift:2:2: warning: unused
            """
        #expect(
            verdict(build, output, status: 1).breaches == [
                "a.swift:1:1: error: cannot find 'b' in scope", "b.swift:2:2: warning: unused",
            ])
    }

    @Test func `of tests that fail the failures are shown, and of anything else the last lines`() {
        let failure = "✘ Test q recorded an issue at EndTests.swift:1:2: Expectation failed"
        let account = "✘ Test run with 12 tests in 3 suites failed after 6.1 seconds with 1 issue."
        #expect(
            verdict(tests, "\(failure)\n  | screen\n\(account)", status: 1).breaches == [failure])
        #expect(verdict(fuzz, "what\n", status: 2).breaches == ["what", "ended with status 2"])
    }
}
