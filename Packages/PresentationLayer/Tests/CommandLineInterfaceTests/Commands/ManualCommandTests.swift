import PresentationMocks
import Testing

@testable import CommandLineInterface

struct ManualCommandTests {
    private let page = ManualPage.text(of: Command.rows)

    @Test func `the page is that of the container's commands, the same each time`() async {
        #expect(await AppRun.of("manual") == AppRun(output: page))
        #expect(await AppRun.of("manual") == AppRun(output: page))
    }

    @Test func `it is written to a file whole`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("manual --output it.1") { $0.fileOutputDriver = .memory(files) }
        #expect(run.output == "")
        #expect(run.status == .success)
        #expect(files.calls == [.write(bytes: Array(page.utf8), path: "it.1")])
    }

    @Test(arguments: [
        ("manual list", "manual does not take 'list'"),
        ("manual -f markdown", "--format is not an option of manual"),
    ])
    func `nothing else can be asked of it`(line: String, message: String) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}

struct CompletionsCommandTests {
    @Test(arguments: Shell.allCases)
    func `the script is that of the container's commands`(shell: Shell) async {
        let script = CompletionScript(commands: Command.rows)
        #expect(
            await AppRun.of("completions \(shell.rawValue)")
                == AppRun(output: script.text(for: shell)))
    }

    @Test func `it is written to a file whole`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("completions fish -o it.fish") {
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run.output == "")
        #expect(run.status == .success)
        let script = CompletionScript(commands: Command.rows).fish
        #expect(files.calls == [.write(bytes: Array(script.utf8), path: "it.fish")])
    }

    @Test(arguments: [
        ("completions", "completions needs a SHELL"),
        ("completions zhs", "completions does not know 'zhs'; did you mean 'zsh'?"),
        ("completions tcsh", "completions does not know 'tcsh'; valid are bash, zsh and fish"),
        (
            "completions powershell",
            "completions does not know 'powershell'; valid are bash, zsh and fish"
        ),
        ("completions bash zsh", "completions does not take 'zsh'"),
        ("completions bash --root /", "--root is not an option of completions"),
    ])
    func `a shell that there is not is an error that names those there are`(
        line: String, message: String
    ) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}
