import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

struct DiffCommandTests {
    @Test func `nothing that differs is success`() async {
        #expect(
            await AppRun.of("diff samples samples.json --fail-on-change")
                == AppRun(output: "18 packages: no difference\n"))
        #expect(await AppRun.of("diff samples samples --quiet") == AppRun())
        #expect(await AppRun.of("diff image.json image --quiet --layers") == AppRun())
    }

    @Test func `what differs is told, the sum last`() async {
        let run = await AppRun.of("diff empty spring.json")
        #expect(run.output.hasPrefix("Licenses new on the system\nLicense "))
        #expect(
            run.output.hasSuffix(
                """

                0 packages, now 17: 17 added
                --full shows statements, holders, texts and findings

                """))
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("diff spring samples", CommandLineInterface.ExitStatus.success),
        ("diff spring samples --fail-on-change", .violation),
        ("diff empty samples --policy house", .violation),
        ("diff samples samples --policy house", .success),
        ("diff spring samples --policy broken", .usage),
        ("diff spring samples --policy nowhere", .usage),
        ("diff spring samples --fail-on-change -f json", .violation),
        ("diff spring samples --fail-on-change -f markdown", .violation),
        ("diff spring samples --fail-on-change -o out", .violation),
        ("diff - samples --fail-on-change", .violation),
        ("diff - spring --fail-on-change", .success),
        ("diff troubled troubled", .failure),
        ("diff troubled.json troubled.json --fail-on-change", .failure),
        ("diff samples troubled", .failure),
        ("diff samples troubled.json --fail-on-change", .violation),
        ("diff samples failure --fail-on-change", .failure),
        ("diff samples failure.json --fail-on-change", .failure),
        ("diff samples attic.json", .failure),
        ("diff samples nowhere", .failure),
        ("diff samples large --fail-on-change", .violation),
        ("diff samples", .usage),
        ("diff - -", .usage),
        ("diff spring image --layers --fail-on-change", .violation),
        ("diff image samples --layers", .usage),
        ("diff image image --platform linux/arm64", .usage),
        ("diff image image --platform linux/amd64", .success),
    ])
    func `the status tells how it went, a difference before all else`(
        line: String, status: CommandLineInterface.ExitStatus
    ) async {
        #expect(await AppRun.of(line).status == status)
    }

    @Test(arguments: [
        ("diff", "diff needs OLD and NEW"),
        ("diff samples", "diff needs OLD and NEW"),
        ("diff a b c", "diff does not take 'c'"),
        ("diff - -", "standard input (-) can be given only once"),
        ("diff a b --root c", "--root is not an option of diff"),
        ("diff a b --strict", "--strict is not an option of diff"),
        ("diff a b -f csv", "diff has no format csv; it has table, json and markdown"),
        ("list --fail-on-change", "--fail-on-change is not an option of list"),
    ])
    func `a wrong command line is refused`(line: String, message: String) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }

    @Test(arguments: [
        (
            "diff failure.json samples",
            "failure.json:7:15: packages[0].name: the text ends too early; "
                + "'list --format json' writes what can be compared"
        ),
        ("diff samples attic.json", "cannot read attic.json: No such file or directory"),
        (
            "diff samples failure",
            "cannot read /var/lib/dpkg/status: Permission denied; "
                + "check the file's permissions"
        ),
    ])
    func `what can't be read is told, and nothing is compared`(line: String, message: String) async
    {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .failure))
    }

    @Test func `an incomplete side is told besides`() async {
        let run = await AppRun.of("diff troubled.json troubled")
        #expect(run.output == "23 packages: no difference\n")
        #expect(
            run.error == """
                debian-licenses: troubled.json is incomplete: something of it could not be read
                debian-licenses: troubled is incomplete: something of it could not be read

                """)
    }

    @Test func `a difference is one though it can't be written`() async {
        #expect(
            await AppRun.of(
                "diff spring samples --fail-on-change", failure: .failed("No space left on device"))
                == AppRun(
                    error: """
                        debian-licenses: error: cannot write standard output: No space left on device

                        """,
                    status: .violation))
        #expect(
            await AppRun.of("diff spring samples", failure: .failed("No space left on device"))
                .status == .failure)
        #expect(await AppRun.of("diff spring samples", failure: .closedPipe) == AppRun())
    }

    @Test func `JSON and Markdown go out without words`() async {
        let json = await AppRun.of("diff spring samples -f json")
        #expect(json.output.hasPrefix("{\n  \"schemaVersion\": 1,\n"))
        #expect(json.error == "")
        let markdown = await AppRun.of("diff spring samples -f markdown")
        #expect(markdown.output.hasPrefix("# Differences from spring to samples\n"))
        #expect(markdown.error == "")
    }

    @Test func `JSON has the layer that made each difference`() async {
        let json = await AppRun.of("diff spring image -f json --layers").output
        #expect(
            json.contains(
                """
                {"name": "quern", "version": "0.4-2", "architecture": "amd64", \
                "expression": "ISC", "reason": null, "layer": 4}
                """))
        #expect(json.contains("\"changes\": [\"version\"],\n      \"layer\": 2,\n"))
        #expect(json.contains("\"reason\": null, \"layer\": null}"))
        #expect(await !AppRun.of("diff spring image -f json").output.contains("\"layer\":"))
    }

    @Test func `what is done is logged where somebody asks`() async {
        let log = CallRecorder<String>()
        _ = await AppRun.of("diff spring samples.json -v") { $0.logDriver.log = log.record }
        #expect(
            log.calls == [
                "Reading the system.", "Read 17 packages of spring.",
                "Read 18 packages of samples.json.",
            ])
    }

    @Test func `progress is shown where it takes long, and taken away`() async {
        let run = await AppRun.of("diff slow slow", styled: true, progressDelay: .zero) {
            $0.licenseDriver = .samples(tick: .milliseconds(2))
        }
        #expect(run.error.hasPrefix("\rReading "))
        #expect(run.error.hasSuffix("\r"))
    }
}
