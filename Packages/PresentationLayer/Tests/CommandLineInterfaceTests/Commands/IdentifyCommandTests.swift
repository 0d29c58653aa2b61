import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct IdentifyCommandTests {
    private static let lantern = """
        standard input
        GPL-2.0-only

        Basis        pointer: only a path under common-licenses or an address points at it
        Format       prose

        Statements
          GPL-2.0-only
            Lines        6
            Basis        pointer
            Rests on     the name of a file under /usr/share/common-licenses

        """

    private static let marrow = """
        marrow
        no license found

        Basis        none: nothing was found
        Format       prose

        """

    @Test func `a hyphen is standard input`() async {
        #expect(await AppRun.of("identify --statements -") == AppRun(output: Self.lantern))
    }

    @Test func `a table has a row per file`() async {
        let table = """
            File    Findings                                          Basis     License
            brook   obsolete format address, license without version  declared  GPL-2.0-or-later +1
            marrow                                                    none      no license found

            """
        #expect(await AppRun.of("identify brook marrow") == AppRun(output: table))
        let full = await AppRun.of("identify --full brook").output
        #expect(full.hasSuffix("  GPL-2.0-or-later AND GPL-1.0-or-later\n"))
    }

    @Test func `CSV and JSON lines have a row per file`() async {
        let csv = """
            file,format,license,mainLicense,category,basis
            kestrel,dep5,GPL-3.0-only,GPL-3.0-only,strong-copyleft,declared

            """
        #expect(await AppRun.of("identify kestrel -f csv") == AppRun(output: csv))
        let lines = await AppRun.of("identify kestrel marrow -f jsonl").output
        #expect(
            lines.split(separator: "\n").map { $0.prefix(16) } == [
                "{\"file\":\"kestrel", "{\"file\":\"marrow\"",
            ])
    }

    @Test func `a folder is read with all below it`() async {
        let run = await AppRun.of("identify -r /usr/share/doc/kestrel -f csv")
        #expect(
            run.output.hasSuffix(
                "\n/usr/share/doc/kestrel/copyright,dep5,GPL-3.0-only,GPL-3.0-only,strong-copyleft,declared\n"
            ))
        #expect(
            await AppRun.of("identify -r /nowhere")
                == AppRun(
                    error:
                        "debian-licenses: error: cannot read /nowhere: No such file or directory\n",
                    status: .failure))
    }

    @Test func `each file is asked for as it was named, in order`() async {
        let recorder = CallRecorder<InputSource>()
        _ = await AppRun.of("identify marrow - ./- marrow") {
            let identify = $0.identificationDriver.identify
            $0.identificationDriver.identify = { source async throws(LicenseDriverError) in
                recorder.record(source)
                return try await identify(source)
            }
        }
        #expect(
            recorder.calls == [
                .path("marrow"), .standardInput, .path("./-"), .path("marrow"),
            ])
    }

    @Test func `JSON is an object with the files`() async {
        let json = """
            {
              "schemaVersion": 3,
              "tool": {"name": "debian-licenses", "version": "0.1.0"},
              "files": [
                {
                  "file": "kestrel",
                  "format": "dep5",
                  "basis": "declared",
                  "expression": "GPL-3.0-only",
                  "mainExpression": "GPL-3.0-only",
                  "category": "strong-copyleft",
                  "unknown": false,
                  "licenses": ["GPL-3.0-only"],
                  "exceptions": [],
                  "statements": [
                    {"expression": "GPL-3.0-only", "files": ["*"], "lines": [4, 6], \
            "basis": "declared", "rule": "short-name", "name": "GPL-3", "holders": ["2014-2022 Giulia Ferri"]}
                  ],
                  "findings": [
                    {"kind": "declared-text-mismatch", "line": 8, \
            "declared": "GPL-3.0-only", "text": "GPL-3.0-or-later"}
                  ],
                  "unexplained": []
                }
              ],
              "licenseRefs": {}
            }

            """
        #expect(await AppRun.of("identify kestrel -f json") == AppRun(output: json))
    }

    @Test func `Markdown has a chapter a file`() async {
        let run = await AppRun.of("identify marrow -f markdown")
        #expect(run.output.hasPrefix("# marrow\n\n|  |  |\n|---|---|\n| License | NOASSERTION |\n"))
        #expect(run.status == .success)
    }

    @Test func `files that can't be read hide no other, and are named after them`() async {
        #expect(
            await AppRun.of("identify --statements gone marrow a\u{1B}b -")
                == AppRun(
                    output: Self.marrow + "\n" + Self.lantern,
                    error: """
                        debian-licenses: error: cannot read gone: No such file or directory
                        debian-licenses: error: cannot read a␛b: No such file or directory

                        """,
                    status: .failure))
    }

    @Test(arguments: ["table", "json", "markdown"])
    func `if no file can be read there is no data`(format: String) async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        #expect(
            await AppRun.of("identify gone -o out -f \(format)") {
                $0.fileOutputDriver = .memory(files)
            }
                == AppRun(
                    error: "debian-licenses: error: cannot read gone: No such file or directory\n",
                    status: .failure))
        #expect(files.calls == [])
    }

    @Test(arguments: [
        ("marrow kestrel", "1 file that states no license"),
        ("marrow - marrow", "2 files that state no license"),
    ])
    func `a file that states nothing fails if strictness is asked for`(
        files: String, message: String
    ) async {
        let run = await AppRun.of("identify --strict \(files)")
        #expect(!run.output.isEmpty)
        #expect(run.error == "debian-licenses: --strict: \(message)\n")
        #expect(run.status == .unanswered)
        #expect(await AppRun.of("identify \(files)").status == .success)
        #expect(await AppRun.of("identify --strict kestrel").status == .success)
    }

    @Test(arguments: [
        ("identify", "identify needs a FILE"),
        ("identify x --root /", "--root is not an option of identify"),
    ])
    func `a wrong command line is refused`(line: String, message: String) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }

    @Test func `unexplained lines follow the rows of the files that have some`() async {
        let lines = """
            Unexplained in patchwork
               6   and so on
              19   Whoever wears the quilt abroad asks the circle first,
              20           and ␛[1mbrings it home again␛[0m.

            """
        let table = await AppRun.of("identify --unexplained lantern patchwork").output
        #expect(table.hasPrefix("File       Findings"))
        #expect(table.hasSuffix("\n\n" + lines))
        let statements = await AppRun.of("identify --unexplained --statements patchwork").output
        #expect(statements.contains("\nUnexplained  3 lines\n"))
        #expect(statements.hasSuffix("\n\nUnexplained\n" + lines.drop { $0 != "\n" }.dropFirst()))
        let counted = await AppRun.of("identify --statements patchwork").output
        #expect(counted.contains("\nUnexplained  3 lines; --unexplained shows them\n"))
        #expect(!counted.contains("and so on"))
    }

    @Test func `Markdown and JSON tell of unexplained lines`() async {
        let markdown = await AppRun.of("identify --unexplained patchwork -f markdown").output
        #expect(markdown.contains("\n## Unexplained\n\n```text\n6  and so on\n19  Whoever"))
        let plain = await AppRun.of("identify patchwork -f markdown").output
        #expect(plain.contains("\n| Unexplained | 3 lines |\n"))
        #expect(!plain.contains("## Unexplained"))
        let json = await AppRun.of("identify patchwork --json").output
        #expect(json.contains("\n      \"unexplained\": [[6, 6], [19, 20]]\n"))
    }
}
