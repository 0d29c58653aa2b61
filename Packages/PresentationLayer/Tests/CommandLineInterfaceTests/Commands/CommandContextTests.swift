import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

struct CommandContextOutputTests {
    private static let csv = """
        package,version,architecture,source,sourceVersion,section,priority,size,category,license,\
        mainLicense,basis,format,copyrightFile,reason,unknown
        git,1.0-1,amd64,git,1.0-1,,,0,permissive,MIT,MIT,declared,dep5,/usr/share/doc/git/copyright,,

        """

    private let driver = MockLicenseDriver.listing([.package("git")])

    @Test func `a file gets the data, and standard output nothing`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("list -f csv -q -o out/licenses.csv") {
            $0.licenseDriver = driver
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run == AppRun())
        #expect(files.calls == [.write(bytes: Array(Self.csv.utf8), path: "out/licenses.csv")])
    }

    @Test func `a hyphen is standard output, and a path to it a file`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("list -f csv -o -") {
            $0.licenseDriver = driver
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run == AppRun(output: Self.csv))
        #expect(files.calls == [])
        _ = await AppRun.of("list -f csv -o ./-") {
            $0.licenseDriver = driver
            $0.fileOutputDriver = .memory(files)
        }
        #expect(files.calls == [.write(bytes: Array(Self.csv.utf8), path: "./-")])
    }

    @Test func `a file that was written is logged if that is asked for, and not talked about`()
        async
    {
        let log = CallRecorder<String>()
        let run = await AppRun.of("list -f csv -v -o licenses\u{7}.csv") {
            $0.licenseDriver = driver
            $0.fileOutputDriver.write = { _, _ in .file }
            $0.logDriver.log = log.record
        }
        #expect(run == AppRun())
        #expect(
            log.calls.last == "Wrote \(Self.csv.utf8.count) bytes to licenses␇.csv.")
    }

    @Test func `a file that is only kept is said to be none`() async {
        let log = CallRecorder<String>()
        let run = await AppRun.of("list -f csv -v -o licenses\u{7}.csv") {
            $0.licenseDriver = driver
            $0.logDriver.log = log.record
        }
        #expect(
            run
                == AppRun(
                    error: "debian-licenses: would have written 237 bytes to licenses␇.csv\n"))
        #expect(log.calls.last == "Read 1 package.")
    }

    @Test func `the bytes of a long file are grouped`() async {
        let run = await AppRun.of("list -f csv -o licenses.csv")
        #expect(run.error == "debian-licenses: would have written 3,128 bytes to licenses.csv\n")
    }

    @Test func `a file that can't be written is named`() async {
        #expect(
            await AppRun.of("list -f csv -o out/x.csv") {
                $0.licenseDriver = driver
                $0.fileOutputDriver = .failing("No such file or directory")
            }
                == AppRun(
                    error:
                        "debian-licenses: error: cannot write out/x.csv: No such file or directory\n",
                    status: .failure))
    }

    @Test @MainActor
    func `an output that is stopped names the file that it was for, and writes none`() async throws
    {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let context = CommandContext(
            container: MockDIContainer { $0.fileOutputDriver = .memory(files) },
            terminal: TerminalRecording().terminal(),
            common: CommonOptions(Invocation("list -o x.csv")),
            progressDelay: .zero)
        await #expect(throws: CommandFailure.file(.failed(path: "x.csv", message: "too long"))) {
            try await context.put { _ throws(TerminalError) in throw .failed("too long") }
        }
        #expect(files.calls == [])
    }

    @Test func `a table fits the terminal, and is styled there`() async {
        let run = await AppRun.of("list -q", width: 40, styled: true) { $0.licenseDriver = driver }
        #expect(run.output.hasPrefix("\u{1B}[1mPackage"))
        let plain = await AppRun.of("list --color never", width: 24, styled: true) {
            $0.licenseDriver = driver
        }
        #expect(plain.output.split(separator: "\n").allSatisfy { $0.count <= 24 })
        #expect(!plain.output.contains("\u{1B}"))
    }

    @Test func `a pipe is styled only where it is asked for`() async {
        #expect(!(await AppRun.of("list") { $0.licenseDriver = driver }).output.contains("\u{1B}"))
        #expect(
            (await AppRun.of("list --color always") { $0.licenseDriver = driver }).output
                .hasPrefix("\u{1B}[1mPackage"))
    }

    @Test func `a table in a file has neither the terminal's width nor its styles`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        _ = await AppRun.of("list -o out.txt", width: 24, styled: true) {
            $0.licenseDriver = driver
            $0.fileOutputDriver = .memory(files)
        }
        let plain = await AppRun.of("list") { $0.licenseDriver = driver }.output
        #expect(files.calls == [.write(bytes: Array(plain.utf8), path: "out.txt")])
    }
}

struct CommandContextVerdictTests {
    private let absent = LicenseReason.missingFile(path: "/usr/share/doc/git/copyright")
    private let unreadable = LicenseReason.unreadable(
        path: "/a\u{1B}", message: "Input/output error")

    @Test(arguments: ["list", "list -f json", "summary", "show git"])
    func `a package without an answer is an answer`(line: String) async {
        let driver = MockLicenseDriver.listing([.unanswered("git", reason: absent)])
        let run = await AppRun.of(line) { $0.licenseDriver = driver }
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test(arguments: ["list", "list -f json", "summary", "show git"])
    func `a package without an answer fails where strictness is asked for`(line: String) async {
        let driver = MockLicenseDriver.listing([.unanswered("git", reason: absent)])
        let run = await AppRun.of(line + " --strict") { $0.licenseDriver = driver }
        #expect(!run.output.isEmpty)
        #expect(
            run.error == "debian-licenses: --strict: 1 package without an answer of its own\n")
        #expect(run.status == .unanswered)
    }

    @Test func `a borrowed answer fails where strictness is asked for`() async {
        let reason = LicenseReason.answeredBySibling(package: "git-man:all", path: "/x")
        let driver = MockLicenseDriver.listing([
            .package("git", reason: reason), .package("zlib1g"),
        ])
        #expect(await AppRun.of("list") { $0.licenseDriver = driver }.status == .success)
        #expect(
            await AppRun.of("list --strict") { $0.licenseDriver = driver }.status == .unanswered)
        #expect(
            await AppRun.of("list zlib1g --strict") { $0.licenseDriver = driver }.status == .success
        )
    }

    @Test(arguments: ["list", "list -f csv", "summary", "show git"])
    func `what could not be read is said behind the data`(line: String) async {
        let driver = MockLicenseDriver.listing([.unanswered("git", reason: unreadable)])
        let run = await AppRun.of(line) { $0.licenseDriver = driver }
        #expect(!run.output.isEmpty)
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: \
                git:amd64: /a␛ could not be read: Input/output error

                """)
        #expect(run.status == .failure)
    }

    private var brokenDatabase: MockLicenseDriver {
        MockLicenseDriver.listing(
            [.unanswered("git", reason: unreadable), .package("zlib1g")],
            findings: [LicenseFinding(.syntaxError, line: 7, path: "/var/lib/dpkg/status")])
    }

    @Test(arguments: ["list", "list --by license", "list zlib1g"])
    func `what a table's footer explains is not explained again`(line: String) async {
        let run = await AppRun.of(line) { $0.licenseDriver = brokenDatabase }
        #expect(
            run.output.hasSuffix(
                """
                syntax error (/var/lib/dpkg/status, line 7): \
                the syntax is broken; what could be read was kept

                """))
        #expect(run.error == "debian-licenses: the listing is incomplete\n")
        #expect(run.status == .failure)
    }

    @Test(arguments: ["list -q", "list -f csv", "list -f markdown", "summary"])
    func `a broken database is said before its packages, and the others are counted`(
        line: String
    ) async {
        let run = await AppRun.of(line) { $0.licenseDriver = brokenDatabase }
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: /var/lib/dpkg/status, line 7: \
                the syntax is broken; what could be read was kept (and 1 more problem)

                """)
        #expect(run.status == .failure)
    }

    @Test func `a footer that goes to a file explains nothing on the screen`() async {
        let run = await AppRun.of("list -o licenses.txt") { $0.licenseDriver = brokenDatabase }
        #expect(run.error.contains("the listing is incomplete: /var/lib/dpkg/status, line 7: "))
        #expect(run.status == .failure)
    }

    @Test func `one package is whole though others are not`() async {
        let driver = MockLicenseDriver.listing([
            .unanswered("git", reason: unreadable), .package("zlib1g"),
        ])
        #expect(await AppRun.of("show zlib1g") { $0.licenseDriver = driver }.status == .success)
    }

    @Test func `excluded documentation is no failure`() async {
        let driver = MockLicenseDriver.listing(
            [.package("git")], findings: [LicenseFinding(.documentationExcluded, path: "/x")])
        let run = await AppRun.of("list") { $0.licenseDriver = driver }
        #expect(run.error == "")
        #expect(run.status == .success)
    }
}

struct OutputSinkTests {
    @Test func `a terminal gets each piece at once, and nothing is kept`() throws {
        let recording = TerminalRecording()
        var sink = OutputSink(to: recording.terminal())
        try sink.write(Array("one, ".utf8))
        #expect(recording.output == "one, ")
        try sink.write(Array("two".utf8))
        #expect(recording.output == "one, two")
        #expect(sink.kept == [])
    }

    @Test func `without a terminal all is kept`() throws {
        var sink = OutputSink(to: nil)
        try sink.write([1, 2])
        try sink.write([3])
        #expect(sink.kept == [1, 2, 3])
    }

    @Test func `what the terminal fails with is passed on`() {
        let terminal = TerminalRecording().terminal(failure: .failed("No space left on device"))
        var sink = OutputSink(to: terminal)
        #expect(throws: TerminalError.failed("No space left on device")) { try sink.write([1]) }
    }

    @Test func `an output that never ends is stopped at 512 MiB`() throws {
        let terminal = Terminal(
            width: nil, isTerminal: false, isErrorTerminal: false,
            output: { _ throws(TerminalError) in }, error: { _ throws(TerminalError) in })
        var sink = OutputSink(to: terminal)
        let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        for _ in 0..<512 { try sink.write(piece) }
        #expect(throws: TerminalError.failed("the output exceeds 512 MiB")) {
            try sink.write([UInt8(ascii: "a")])
        }
    }
}
