import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct DocumentationCheckTests {
    private let files = [
        "Packages/House/Package.swift": "", "Packages/Garden/Package.swift": "",
        "Packages/House/Sources/House/House.swift": "import Garden\npublic struct House {}\n",
        "Packages/House/Sources/House/House.docc/House.md": "# House\n",
        "Packages/House/Sources/Bell/Bell.swift":
            "#if RUNG\n    @main\n    struct Bell {}\n#endif\n",
        "Packages/House/Sources/Stone/include/Stone.h": "",
        "Packages/Garden/Sources/Garden/Garden.swift": "public struct Garden {}\n",
        "Packages/Garden/Sources/Garden/Garden.docc/Garden.md": "# Garden\n",
    ]

    /// Keeps the commands that were run.
    private final class Commands: Sendable {
        let words = Mutex<[[String]]>([])
    }

    private func workspace(
        _ files: [String: String], commands: Commands = Commands(), docc: (Int32, String) = (0, "")
    ) -> Workspace {
        Workspace(root: "/house", files: files) { command, _ in
            commands.words.withLock { $0.append(command.words) }
            let (status, output) = command.words[0] == "docc" ? docc : (0, "")
            return Outcome(status: status, output: Array(output.utf8))
        }
    }

    @Test func `modules stand behind those that they import, programs and C aside`() {
        #expect(
            DocumentedModule.all(in: workspace(files)).map(\.name) == ["Garden", "House"])
    }

    @Test func `a module is built with its articles, its modules in C and links to the others`() {
        let commands = Commands()
        let verdict = DocumentationCheck().verdict(on: workspace(files, commands: commands))
        #expect(verdict == .passed("2 modules, 2 catalogues"))
        let words = commands.words.withLock { $0 }
        #expect(
            words.contains {
                $0.contains("/house/.build/debug/Stone.build") && $0.contains("House")
            }
        )
        #expect(
            words.contains {
                $0.prefix(3) == [
                    "docc", "convert", "/house/Packages/House/Sources/House/House.docc",
                ]
                    && $0.suffix(2) == ["--dependency", "/house/.build/docs/Garden.doccarchive"]
            })
        #expect(words.last?.prefix(2) == ["docc", "merge"])
    }

    @Test func `a warning fails with its module`() {
        let verdict = DocumentationCheck().verdict(
            on: workspace(files, docc: (1, "warning: 'Door' doesn't exist at '/House'\n")))
        #expect(
            verdict.breaches == [
                "Garden: warning: 'Door' doesn't exist at '/House'",
                "House: warning: 'Door' doesn't exist at '/House'",
            ])
    }

    @Test func `a package without articles fails`() {
        var files = files
        files["Packages/Garden/Sources/Garden/Garden.docc/Garden.md"] = nil
        #expect(
            DocumentationCheck().verdict(on: workspace(files)).breaches
                == ["Packages/Garden has no catalogue of articles"])
    }

    @Test func `the target is read from what the compiler tells`() {
        let text = "{ \"target\": {\n \"triple\": \"x86_64-unknown-linux-gnu\",\n"
        #expect(DocumentationCheck.triple(in: text) == "x86_64-unknown-linux-gnu")
        #expect(DocumentationCheck.triple(in: "").isEmpty)
    }
}
