import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct BrowserCheckTests {
    private func verdict(showing page: String) -> Verdict {
        BrowserCheck().verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ in
                let isBrowser = command.words[0] == "chromium"
                return Outcome(status: 0, output: isBrowser ? Array(page.utf8) : [])
            })
    }

    private let sound = BrowserCheck.marks.joined()

    @Test func `a page that filtered and opened passes`() {
        #expect(verdict(showing: sound) == .passed("filtered, opened, and nothing ran"))
    }

    @Test func `a page on which nothing happened fails`() {
        #expect(
            verdict(showing: "").breaches == BrowserCheck.marks.map { "the page lacks \($0)" })
    }

    @Test(arguments: [
        ("<title>caught</title>", "a script of a copyright file ran"),
        ("<img src=\"x\">", "markup became an element"),
    ])
    func `a page that was caught fails`(catch: String, breach: String) {
        #expect(verdict(showing: sound + `catch`).breaches == [breach])
    }

    @Test func `without a browser it is skipped, and says so`() {
        let verdict = BrowserCheck().verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ throws(CommandError) in
                if command.words[0] == "chromium" { throw CommandError(command.words, code: 2) }
                return Outcome(status: 0, output: [])
            })
        #expect(verdict == .skipped("chromium is not installed"))
    }
}
