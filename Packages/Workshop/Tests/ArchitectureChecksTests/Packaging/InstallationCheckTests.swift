import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct InstallationCheckTests {
    /// A house in which `find` finds these files, first and after they were taken away.
    private func verdict(
        files: String = InstallationCheck.files, rest: String = "",
        version: String = "debian-licenses 1", hook: String = InstallationCheck.hook
    ) -> Verdict {
        let isInstalled = Mutex(false)
        return InstallationCheck().verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ in
                if command.words[0] == "make" {
                    isInstalled.withLock { $0 = command.words.contains("install") }
                }
                let found = isInstalled.withLock { $0 } ? files : rest
                let output =
                    switch command.words {
                    case let words where words[0] == "apt-config": hook
                    case let words where words.contains { $0.contains("find") }: found
                    case let words where words[0] == "sh": version
                    default: ""
                    }
                return Outcome(status: 0, output: Array(output.utf8))
            })
    }

    @Test func `what installs, runs and goes away passes`() {
        #expect(verdict() == .passed("debian-licenses 1"))
    }

    @Test func `files too few or too many fail`() {
        #expect(verdict(files: "bin/other").breaches == ["installed are:\nbin/other"])
        #expect(verdict(rest: "bin/other").breaches == ["left are:\nbin/other"])
    }

    @Test func `a program that does not run and a hook that apt does not read fail`() {
        #expect(verdict(version: "not found").breaches == ["it says: not found"])
        #expect(verdict(hook: "").breaches == ["apt reads: "])
    }
}
