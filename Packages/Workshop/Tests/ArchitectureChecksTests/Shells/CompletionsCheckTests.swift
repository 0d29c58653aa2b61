import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct CompletionsCheckTests {
    /// What a shell prints that completes the lines so.
    private func verdict(printing words: [String], status: Int32 = 0) -> Verdict {
        CompletionsCheck(shell: "fish").verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ in
                let isShell = command.words[0] == "timeout"
                let text = words.joined(separator: "\n")
                return Outcome(
                    status: isShell ? status : 0, output: isShell ? Array(text.utf8) : [])
            })
    }

    private let right = CompletionsCheck.lines.map(\.completed)

    @Test func `a shell that completes every line passes`() {
        #expect(!right.isEmpty)
        #expect(verdict(printing: right) == .passed("\(right.count) lines"))
    }

    @Test func `a line that becomes another fails`() {
        #expect(
            verdict(printing: ["sumo"] + right.dropFirst())
                == .failed(["'sum' becomes sumo, not summary"]))
    }

    @Test func `lines that are missing fail, and so does a shell`() {
        #expect(
            verdict(printing: ["summary"]).breaches == ["1 of \(right.count) lines were completed"])
        #expect(
            verdict(printing: ["parse error"], status: 1).breaches
                == ["parse error", "ended with status 1"])
    }

    @Test(arguments: ["bash", "zsh", "fish", "dpkg-query"])
    func `without a shell or dpkg it is skipped, and says so`(missing: String) {
        for check in CompletionsCheck.all where [check.shell, "dpkg-query"].contains(missing) {
            let verdict = check.verdict(
                on: Workspace(root: "/house", files: [:]) { command, _ throws(CommandError) in
                    if command.words[0] == missing { throw CommandError(command.words, code: 2) }
                    return Outcome(status: 0)
                })
            #expect(verdict == .skipped("\(missing) is not installed"))
        }
    }

    @Test func `a development app that does not build fails`() {
        let workspace = Workspace(root: "/house", files: [:]) { command, _ in
            Outcome(status: command.words[0] == "swift" ? 1 : 0)
        }
        #expect(
            CompletionsCheck(shell: "bash").verdict(on: workspace).breaches
                == ["ended with status 1"])
    }
}
