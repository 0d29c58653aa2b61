import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct LintianCheckTests {
    @Test func `what lintian says fails`() {
        let check = LintianCheck()
        #expect(check.verdict(on: .fixture()) == .passed("no tags"))
        #expect(
            check.verdict(on: .fixture(status: 2, output: "W: a: tag")).breaches
                == ["W: a: tag", "ended with status 2"])
        #expect(check.verdict(on: .lacking("lintian")) == .skipped("lintian is not installed"))
    }
}
