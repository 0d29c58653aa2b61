import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct ListingProofsTests {
    private func workspace(
        _ answer: @escaping @Sendable ([String]) -> (Int32, String)
    ) -> Workspace {
        Workspace(root: "/house", files: [:]) { command, _ in
            let (status, output) = answer(command.words)
            return Outcome(status: status, output: Array(output.utf8))
        }
    }

    @Test(arguments: [("{}\n{}\n", true), ("{}\n", false)])
    func `the listing has a row for each installed package`(listing: String, passes: Bool) {
        let workspace = workspace { words in
            words[0] == "dpkg-query"
                ? (0, "installed a\nconfig-files b\ninstalled c\n") : (0, listing)
        }
        #expect(InstalledPackagesCheck().verdict(on: workspace).isPassed == passes)
    }

    @Test func `expressions that Python reads pass with their number`() {
        let workspace = workspace { words in
            (0, words.contains(ExpressionsCheck.script) ? "7 expressions\n" : "")
        }
        #expect(ExpressionsCheck().verdict(on: workspace) == .passed("7 expressions"))
    }

    @Test func `an expression that Python does not read fails`() {
        let workspace = workspace { words in
            words.contains(ExpressionsCheck.script)
                ? (0, "orrery GPL-9 ['GPL-9']\n1 expressions\n") : (0, "")
        }
        #expect(
            ExpressionsCheck().verdict(on: workspace).breaches
                == ["orrery GPL-9 ['GPL-9']", "1 expressions"])
    }

    @Test func `a Python without the module is said`() {
        #expect(
            ExpressionsCheck().verdict(on: .fixture(status: 1))
                == .skipped("Python's license-expression is not installed"))
    }
}
