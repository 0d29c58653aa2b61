import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct ScriptCheckTests {
    private let script = ScriptCheck(
        name: "lintian",
        """
        # It is clean.
        # why: people expect it
        # mend: lintian
        # needs: lintian xz=xz-utils
        # needs of PyPI: duckdb=duckdb-cli
        # imports: jsonschema=jsonschema[format]

        run
        """)

    /// A machine on which commands succeed if their last word is one of these.
    private func machine(
        with installed: Set<String>, running status: Int32 = 0
    ) -> Workspace {
        Workspace(root: "/house", files: [:]) { command, _ in
            guard command.words[0] != "env" else {
                return Outcome(status: status, output: Array("first\nlast\n".utf8))
            }
            return Outcome(status: installed.contains(command.words.last ?? "") ? 0 : 1)
        }
    }

    @Test func `the head of a script says why, how to mend a breach, and what it needs`() {
        #expect(script.reason == "people expect it")
        #expect(script.remedy == "lintian")
        #expect(
            script.needs == [
                Need("lintian"), Need("xz=xz-utils"), Need("duckdb=duckdb-cli", from: .pyPI),
                Need("jsonschema=jsonschema[format]", .pythonModule, from: .pyPI),
            ])
        #expect(
            ScriptCheck(name: "a", "run\n# why: late\n").verdict(on: .fixture()).breaches
                == ["Packages/Workshop/Proofs/a does not say why, or how to mend it"])
    }

    @Test(
        arguments: [
            ("lintian", "xz is not installed (package xz-utils)"),
            ("lintian xz", "duckdb is not installed (pip install duckdb-cli)"),
            ("lintian xz duckdb", "jsonschema is not installed (pip install jsonschema[format])"),
        ])
    func `a script that lacks something is skipped before it runs`(
        installed: String, absence: String
    ) {
        let workspace = machine(with: Set(installed.split(separator: " ").map(String.init)))
        #expect(script.verdictIfPossible(on: workspace) == .skipped(absence))
    }

    @Test(
        arguments: [
            (0, .passed("last")), (77, .skipped("last")),
            (1, .failed(["first", "last", "ended with status 1"])),
        ] as [(Int32, Verdict)])
    func `a script that has everything says by its status how it went`(
        status: Int32, verdict: Verdict
    ) {
        let workspace = machine(
            with: ["lintian", "xz", "duckdb", "jsonschema"], running: status)
        #expect(script.verdictIfPossible(on: workspace) == verdict)
    }

    @Test func `the commands that install everything name each package once`() {
        let workspace = Workspace.fixture([
            "Packages/Workshop/Proofs/one": "# needs: zsh xz=xz-utils\n# imports: b=b-lib[extra]\n",
            "Packages/Workshop/Proofs/two": "# needs: xz=xz-utils\n# needs of PyPI: a\n",
        ])
        #expect(
            workspace.installation == """
                apt-get update
                apt-get install --no-install-recommends hyperfine jq xz-utils zsh
                pip install a 'b-lib[extra]'
                """)
    }
}
