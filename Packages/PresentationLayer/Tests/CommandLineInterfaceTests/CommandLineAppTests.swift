import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

struct CommandLineAppTests {
    @MainActor
    @Test func `help goes to standard output`() async {
        let overview = help(nil)
        #expect(await AppRun.of("--help") == AppRun(output: overview))
        #expect(await AppRun.of("show --help") == AppRun(output: help(.show)))
        #expect(await AppRun.of("help summary") == AppRun(output: help(.summary)))
        #expect(await AppRun.of("help") == AppRun(output: overview))
    }

    @Test func `the version is the tool's`() async {
        #expect(await AppRun.of("--version") == AppRun(output: "debian-licenses 0.1.0\n"))
    }

    @Test(arguments: [
        (
            "lst",
            "debian-licenses: error: 'lst' is neither a command nor an installed package; "
                + "did you mean the command 'list'?\n"
        ),
        ("help lst", "debian-licenses: error: unknown command 'lst'; did you mean 'list'?\n"),
        (
            "version-key 1.0 a_b",
            "debian-licenses: error: 'a_b' is not the version of a Debian package\n"
        ),
        (
            "list --frmat",
            "debian-licenses: error: unknown option '--frmat'; did you mean '--format'?\n"
        ),
    ])
    func `a wrong command line is explained in a line on standard error`(
        line: String, error: String
    ) async {
        #expect(await AppRun.of(line) == AppRun(error: error, status: .usage))
    }

    @Test func `an error is marked, in red on a terminal`() async {
        let run = await AppRun.of("schema nosuch", styled: true)
        #expect(run.error.hasPrefix("debian-licenses: \u{1B}[1;31merror: \u{1B}[0m"))
    }

    @Test func `control characters of a command line are not obeyed`() async {
        #expect(
            await AppRun.of("\u{1B}[31mlist")
                == AppRun(
                    error: """
                        debian-licenses: error: '␛[31mlist' is neither a command nor an installed package; \
                        see 'debian-licenses --help'

                        """,
                    status: .usage))
    }

    @Test func `no command lists`() async {
        let run = await AppRun.of("--root large -f csv")
        #expect(await AppRun.of("list --root large -f csv") == run)
        #expect(run.status == .success)
    }

    @Test(arguments: ["", "list -f json", "summary"])
    func `a first run over mocks is complete, one over troubled mocks is not`(line: String) async {
        let run = await AppRun.of(line)
        #expect(run.error == "")
        #expect(run.status == .success)
        #expect(await AppRun.of(line + " --root troubled").status == .failure)
    }

    @Test(arguments: [
        "list -f json", "list", "summary", "show kestrel", "identify kestrel", "--help",
        "--version", "completions bash", "manual",
    ])
    func `a full disk is said and is a failure`(line: String) async {
        #expect(
            await AppRun.of(line, failure: .failed("No space left on device"))
                == AppRun(
                    error:
                        "debian-licenses: error: cannot write standard output: No space left on device\n",
                    status: .failure))
    }

    @Test(arguments: [
        "list -f json", "list", "summary", "show kestrel", "identify kestrel", "--help",
        "--version", "completions bash", "manual",
    ])
    func `a closed pipe ends quietly`(line: String) async {
        #expect(await AppRun.of(line, failure: .closedPipe) == AppRun())
    }

    @Test(arguments: [
        "list", "list -f json", "list kestrel", "summary", "explain GPL-3.0-only", "export notices",
    ])
    func `a closed pipe hides no failure that came before it`(line: String) async {
        let run = await AppRun.of(line + " --root troubled", failure: .closedPipe)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix("debian-licenses: the listing is incomplete"))
        #expect(run.status == .failure)
    }

    @Test func `a closed pipe hides no package without an answer`() async {
        #expect(await AppRun.of("list --strict", failure: .closedPipe).status == .unanswered)
    }

    @Test func `what the system doesn't give is said with the limit to raise, and is a failure`() {
        let shortages = [.threads(6), .descriptors(40), .addressSpace(512)] as [ResourceShortage]
        let failures = shortages.map(CommandFailure.shortage)
        #expect(
            failures.flatMap(\.messages) == [
                "cannot run 6 threads at once; see 'ulimit -u'",
                "cannot open 40 files at once; see 'ulimit -n'",
                "cannot use 512 MiB of address space; see 'ulimit -v'",
            ])
        #expect(failures.allSatisfy { $0.status == .failure })
    }

    @Test func `what is done is logged where it is asked for`() async {
        let log = CallRecorder<String>()
        _ = await AppRun.of("list --root large -f csv -v") { $0.logDriver.log = log.record }
        #expect(log.calls == ["Reading large.", "Read 10000 packages."])
        let quiet = CallRecorder<String>()
        _ = await AppRun.of("list --root large") { $0.logDriver.log = quiet.record }
        #expect(quiet.calls == [])
    }

    @Test func `what is logged has no control characters`() async {
        let log = CallRecorder<String>()
        _ = await AppRun.of("-v --root \u{7}") { $0.logDriver.log = log.record }
        #expect(log.calls == ["Reading ␇."])
    }
}
