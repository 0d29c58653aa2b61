import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct ManualCheckTests {
    private func verdict(failing name: String) -> Verdict {
        ManualCheck().verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ in
                let fails = command.words[0] == name
                return Outcome(
                    status: fails ? 2 : 0, output: Array(fails ? "WARNING: order".utf8 : "".utf8))
            })
    }

    @Test func `a page that nobody warns of passes`() {
        #expect(verdict(failing: "") == .passed("mandoc warns of nothing"))
    }

    @Test(arguments: ["mandoc", "sh", "swift"])
    func `a warning fails, and so does a page that is not written`(name: String) {
        #expect(verdict(failing: name).breaches == ["WARNING: order", "ended with status 2"])
    }
}
