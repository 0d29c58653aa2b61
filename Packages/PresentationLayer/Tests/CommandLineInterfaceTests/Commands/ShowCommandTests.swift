import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct ShowCommandTests {
    @Test func `what a layer removed is shown with what it was`() async {
        let markdown = await AppRun.of("show quern --root image --layers -f markdown").output
        #expect(markdown.contains("| Removed | by layer 4 |\n"))
        #expect(markdown.contains("| 4 | removed | 0.4-2 | ISC | RUN /bin/sh -c apt-get purge"))
        let json = await AppRun.of("show quern --root image --layers -f json").output
        #expect(!json.contains("\"installed\""))
        #expect(json.contains("\"layerChanges\": [\n        {\"layer\": 1, "))
    }

    @Test func `unexplained lines are counted, and shown if somebody asks`() async {
        let counted = await AppRun.of("show patchwork").output
        #expect(
            counted.contains("\nUnexplained  3 lines; --unexplained shows them\n"))
        #expect(!counted.contains("and so on"))
        let shown = await AppRun.of("show patchwork --unexplained").output
        #expect(shown.contains("\nUnexplained  3 lines\n"))
        #expect(
            shown.hasSuffix(
                """

                Unexplained
                   6   and so on
                  19   Whoever wears the quilt abroad asks the circle first,
                  20           and ␛[1mbrings it home again␛[0m.

                """))
    }

    @Test func `Markdown has the unexplained lines as they stand`() async {
        let markdown = await AppRun.of("show patchwork --unexplained -f markdown").output
        #expect(markdown.contains("\n| Unexplained | 3 lines |\n"))
        #expect(
            markdown.contains(
                """

                ## Unexplained

                ```text
                6  and so on
                19  Whoever wears the quilt abroad asks the circle first,
                20          and ␛[1mbrings it home again␛[0m.
                ```

                """))
        #expect(
            !(await AppRun.of("show patchwork -f markdown").output.contains("## Unexplained")))
    }

    @Test func `a package without unexplained lines says nothing of them`() async {
        let run = await AppRun.of("show brook --unexplained")
        #expect(!run.output.contains("Unexplained"))
        #expect(run.status == .success)
    }

    @Test func `JSON has the numbers of unexplained lines, but if it is brief`() async {
        let member = "\n      \"unexplained\": [[6, 6], [19, 20]],\n"
        #expect(await AppRun.of("show patchwork --json").output.contains(member))
        #expect(await AppRun.of("list patchwork --json").output.contains(member))
        let brief = await AppRun.of("list patchwork --json --brief").output
        #expect(!brief.contains("unexplained"))
    }

    private let driver = MockLicenseDriver.listing([
        .package("git"), .package("libc6"), .package("libc6", architecture: "i386"),
    ])

    private static let git = """
        git 1.0-1 amd64
        MIT

        Category     permissive
        Basis        declared: a License field names it
        Source       git 1.0-1
        Installed    for no known reason
        File         /usr/share/doc/git/copyright
        Format       machine-readable

        """

    @Test(arguments: ["git", "git:amd64", "g*"])
    func `one package is shown`(operand: String) async {
        let run = await AppRun.of("show \(operand)") { $0.licenseDriver = driver }
        #expect(run == AppRun(output: Self.git))
    }

    @Test func `an installed file's path shows its package`() async {
        let run = await AppRun.of("show /usr/bin/kestrel -f markdown")
        #expect(run.output.hasPrefix("# kestrel 5.0.3-4\n"))
        #expect(run.status == .success)
    }

    @Test func `JSON is an object with the packages`() async {
        let run = await AppRun.of("show git -f json") { $0.licenseDriver = driver }
        #expect(run.output.contains("\n  \"packages\": [\n    {\n      \"name\": \"git\",\n"))
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("x*", "no package matches 'x*'"),
        ("", "no package is named, and 3 are installed"),
        ("gut", "no package 'gut' is installed; did you mean 'git'?"),
    ])
    func `what names no package is refused`(operand: String, message: String) async {
        #expect(
            await AppRun.of("show \(operand)") { $0.licenseDriver = driver }
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }

    @Test(arguments: [
        ("libc6", ["libc6 1.0-1 amd64", "libc6 1.0-1 i386"]),
        ("libc6:i386 git", ["git 1.0-1 amd64", "libc6 1.0-1 i386"]),
        ("*", ["git 1.0-1 amd64", "libc6 1.0-1 amd64", "libc6 1.0-1 i386"]),
    ])
    func `all that names and globs name is shown`(operands: String, headings: [String]) async {
        let run = await AppRun.of("show \(operands)") { $0.licenseDriver = driver }
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.contains("1.0-1 ") } == headings)
        #expect(run.status == .success)
    }

    @Test func `the only package needs no name`() async {
        let run = await AppRun.of("show") { $0.licenseDriver = .listing([.package("git")]) }
        #expect(run.output.hasPrefix("git 1.0-1 amd64\n"))
        #expect(run.status == .success)
        let none = await AppRun.of("show") { $0.licenseDriver = .listing([]) }
        #expect(none.error == "debian-licenses: error: no package is installed\n")
    }

    @Test func `statements are shown one by one if they are asked for`() async {
        let rows = await AppRun.of("show caravan-tools").output
        #expect(rows.contains("\nLicenses\n  License "))
        #expect(!rows.contains("\nStatements\n"))
        let statements = await AppRun.of("show caravan-tools --statements").output
        #expect(statements.contains("\nStatements\n"))
        #expect(!statements.contains("\nLicenses\n"))
    }

    @Test func `the text is added where it is asked for`() async {
        let table = await AppRun.of("show kestrel --text")
        #expect(table.output.contains("Kestrel flies under version 3"))
        #expect(table.status == .success)
        let json = await AppRun.of("show kestrel --text -f json")
        #expect(json.output.contains("\n      \"text\": \"Format: https"))
        let without = await AppRun.of("show kestrel")
        #expect(!without.output.contains("Kestrel flies"))
    }

    @Test(arguments: ["table", "json", "markdown"])
    func `a text that can't be read is said`(format: String) async {
        let run = await AppRun.of("show git --text -f \(format)") { $0.licenseDriver = driver }
        #expect(run.error == "debian-licenses: error: git:amd64 has no readable copyright file\n")
        #expect(run.status == .failure)
    }
}
