import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct ExportCommandTests {
    private let driver = MockLicenseDriver.listing([.package("git"), .package("zlib1g")])

    @Test(arguments: [
        ("spdx", "{\n  \"spdxVersion\": \"SPDX-2.3\",\n"),
        ("spdx3", "{\n  \"@context\": \"https://spdx.org/rdf/3.0.1/spdx-context.jsonld\",\n"),
        (
            "cyclonedx",
            "{\n  \"$schema\": \"http://cyclonedx.org/schema/bom-1.6.schema.json\",\n"
        ),
    ])
    func `each format is written to standard output, the same each time`(
        format: String, beginning: String
    ) async {
        let run = await AppRun.of("export \(format)") { $0.licenseDriver = driver }
        #expect(run.output.hasPrefix(beginning))
        #expect(run.output.hasSuffix("\n}\n"))
        #expect(run.error == "")
        #expect(run.status == .success)
        #expect(await AppRun.of("export \(format)") { $0.licenseDriver = driver } == run)
    }

    @Test func `several documents are written from one scan, each into its file`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("export spdx=a.json rows=- cyclonedx=b.json --host web-1") {
            $0.licenseDriver = driver.recording(in: recorder)
            $0.fileOutputDriver = .memory(files)
        }
        let spdx = await AppRun.of("export spdx") { $0.licenseDriver = driver }
        let cyclonedx = await AppRun.of("export cyclonedx") { $0.licenseDriver = driver }
        #expect(
            files.calls == [
                .write(bytes: Array(spdx.output.utf8), path: "a.json"),
                .write(bytes: Array(cyclonedx.output.utf8), path: "b.json"),
            ])
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(recorder.calls == [.licenses(.standard, [.texts, .digests])])
        #expect(run.status == .success)
    }

    @Test func `one of several documents that can't be made costs no file`() async {
        let run = await AppRun.of("export notices=a.txt spdx=b.json") {
            $0.clockDriver = .failing(.badSourceDateEpoch("soon"))
        }
        #expect(run.error.contains("soon"))
        #expect(!run.error.contains("would have written"))
        #expect(run.status == .usage)
    }

    @Test(arguments: [
        ("spdx cyclonedx=b.json", "spdx needs a file: spdx=FILE"),
        ("spdx=", "spdx needs a file: spdx=FILE"),
        ("spdx=a html=a", "'a' can be written only once"),
        ("spdx=a html=./a", "'./a' can be written only once"),
        ("spdx=/b/a html=//b/./a", "'//b/./a' can be written only once"),
        ("spdx=a -o b", "--output can't be combined with spdx=a"),
        ("spx=a", "export does not know 'spx'; did you mean 'spdx'?"),
        ("ort-curations=a", "ort-curations needs --policy FILE"),
        ("spdx=a html=b --owed", "--owed needs the FORMAT sources, sources-json, sources-csv or"),
    ])
    func `documents without a place of their own are a usage error`(
        words: String, message: String
    ) async {
        let run = await AppRun.of("export \(words)")
        #expect(run.error.contains("error: \(message)"))
        #expect(run.status == .usage)
    }

    @Test(arguments: [
        ("html", "<!DOCTYPE html>\n", "<title>Licenses of Debian", "</html>\n"),
        (
            "notices", "Notices of Debian GNU/Linux 12 (bookworm)\n", "\nText 3: MIT\n",
            " patchwork 0.2-0.1\n"
        ),
        ("notices-markdown", "# Notices of Debian", "\n### Text 3: MIT\n", " patchwork 0.2-0.1\n"),
        ("notices-html", "<!DOCTYPE html>\n", "<title>Notices of Debian", "</html>\n"),
    ])
    func `each format for people has the words of the files, the same each time`(
        format: String, beginning: String, middle: String, end: String
    ) async {
        let run = await AppRun.of("export \(format)")
        #expect(run.output.hasPrefix(beginning))
        #expect(run.output.contains(middle))
        #expect(run.output.contains("Nobody vouches for anything that happens then."))
        #expect(run.output.hasSuffix(end))
        #expect(run.error == "")
        #expect(run.status == .success)
        #expect(await AppRun.of("export \(format)") == run)
    }

    @Test func `the copyright files themselves are written instead of their notices`() async {
        let run = await AppRun.of("export notices --verbatim")
        #expect(run.output.hasPrefix("Copyright files of Debian GNU/Linux 12 (bookworm)\n"))
        #expect(run.output.contains("\nFiles: debian/*\nCopyright: 2023 山田 花子"))
        #expect(run.output.hasSuffix("\nreed-doc:all\n"))
        #expect(run.status == .success)
    }

    @Test(arguments: [
        (
            "sources", "Source packages of Debian GNU/Linux 12 (bookworm)\n",
            "\nsaddlebag 2.1-3: unknown\n"
        ),
        ("sources-json", "{\n  \"schemaVersion\": 3,\n", "\n      \"name\": \"saddlebag\",\n"),
        ("sources-csv", "source,version,dsc,", "\nsaddlebag,2.1-3,saddlebag_2.1-3.dsc,unknown,"),
        ("sources-shell", "#!/bin/sh\n", " 'saddlebag=2.1-3' || status=1\n"),
    ])
    func `sources are those of packages and of what is built in, and need no time`(
        format: String, beginning: String, builtIn: String
    ) async {
        let clock = MockClockDriver.failing(.badSourceDateEpoch("soon"))
        let run = await AppRun.of("export \(format)") { $0.clockDriver = clock }
        #expect(run.output.hasPrefix(beginning))
        #expect(run.output.contains(builtIn))
        #expect(run.output.contains("aozora-reader"))
        #expect(run.error == "")
        #expect(run.status == .success)
        let owed = await AppRun.of("export \(format) --owed") { $0.clockDriver = clock }
        #expect(owed.output.contains(builtIn))
        #expect(!owed.output.contains("aozora-reader"))
        #expect(owed.status == .success)
    }

    @Test func `words need no time, and no texts of references`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of("export notices --root large -o notices.txt") {
            $0.licenseDriver = .samples.recording(in: recorder)
            $0.clockDriver = .failing(.badSourceDateEpoch("soon"))
        }
        #expect(recorder.calls == [.licenses(.root("large"), [])])
        #expect(run.status == .success)
    }

    @Test func `a page has the verdict of a policy with rules`() async {
        let judged = await AppRun.of("export html --policy house")
        #expect(judged.output.contains(" violate the policy house; "))
        #expect(judged.status == .success)
        let summary = await AppRun.of("check --policy house").output.split(separator: "\n").last
        #expect(judged.output.contains("<h2>Verdict</h2>\n<p>\(summary ?? "none").</p>"))
        let broken = await AppRun.of("export html --policy broken")
        #expect(broken.output == "")
        #expect(broken.status == .usage)
    }

    @Test func `a policy is read once, since a pipe can't be read again`() async {
        let reads = CallRecorder<String>()
        let run = await AppRun.of("export html --policy house") {
            $0.policyDriver.policy = { path throws(PolicyError) in
                reads.record(path)
                return try await MockPolicyDriver.samples.policy(at: path)
            }
        }
        #expect(run.status == .success)
        #expect(reads.calls == ["house"])
    }

    @Test func `a policy without rules judges nothing`() async {
        let run = await AppRun.of("export html --policy house") {
            $0.policyDriver.policy = { path throws(PolicyError) in
                var policy = try await MockPolicyDriver.samples.policy(at: path)
                policy.rules = []
                return policy
            }
        }
        #expect(
            run.output.contains("<p>Nothing was judged, because no policy with rules was named."))
        #expect(run.output.contains(">Concluded</th>"))
        #expect(run.status == .success)
    }

    @Test(arguments: ["html", "notices"])
    func `words of a system that can't be read are an error`(format: String) async {
        let run = await AppRun.of("export \(format) --root failure")
        #expect(run.output == "")
        #expect(run.status == .failure)
    }

    @Test func `every format has a test`() {
        #expect(
            ExportFormat.all.map(\.name) == [
                "spdx", "spdx3", "cyclonedx", "html", "notices", "notices-markdown",
                "notices-html", "sources", "sources-json", "sources-csv", "sources-shell",
                "ort-curations", "rows", "rows-csv",
            ])
    }

    @Test func `rows are of the system's own host and of today, with digests`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of("export rows") {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        #expect(
            run.output.hasPrefix(#"{"host":"juniper","day":"2023-11-14","factKey":"#))
        #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 18)
        #expect(run.error == "")
        #expect(run.status == .success)
        #expect(recorder.calls == [.licenses(.standard, .digests)])
    }

    @Test func `rows are of the host and the day that are named, which no clock is asked for`()
        async
    {
        let clock = MockClockDriver.failing(.badSourceDateEpoch("soon"))
        let line = "export rows --host web-1 --day 2024-02-29"
        let run = await AppRun.of(line) {
            $0.licenseDriver = driver
            $0.clockDriver = clock
        }
        #expect(run.output.hasPrefix(#"{"host":"web-1","day":"2024-02-29","factKey":"#))
        #expect(run.status == .success)
        let csv = await AppRun.of("export rows-csv --host web-1 --day 2024-02-29") {
            $0.licenseDriver = driver
            $0.clockDriver = clock
        }
        #expect(csv.output.hasPrefix("host,day,factKey,system,name,"))
        #expect(csv.output.contains("\nweb-1,2024-02-29,"))
        #expect(csv.status == .success)
    }

    @Test(arguments: [
        ("export rows --format csv", "export rows-csv"),
        ("export rows --format jsonl", "export rows"),
        ("export spdx-json", "export spdx"),
        ("export cdx", "export cyclonedx"),
    ])
    func `an alias writes the bytes of what it stands for`(alias: String, line: String) async {
        #expect(await AppRun.of(alias) == AppRun.of(line))
    }

    @Test(arguments: [
        (
            "export rows",
            "the system has no usable host name; name the host with --host"
        ),
        (
            "export rows --host -- x",
            "--host needs a value: --host NAME"
        ),
        (
            "export rows --host a/b",
            "--host takes a letter or digit, then letters, digits, '.', '_' and '-', not 'a/b'"
        ),
        (
            "export rows --host _web",
            "--host takes a letter or digit, then letters, digits, '.', '_' and '-', not '_web'"
        ),
        (
            "export rows --day 2023-02-29",
            "--day takes a date such as 2026-11-23, not '2023-02-29'"
        ),
        ("export spdx --host a", "--host needs the FORMAT rows or rows-csv"),
        ("export spdx --day 2026-11-23", "--day needs the FORMAT rows or rows-csv"),
        ("export html --format csv", "--format needs the FORMAT rows"),
        ("export rows-csv --format csv", "--format needs the FORMAT rows"),
        ("export notices-html --verbatim", "--verbatim needs the FORMAT notices"),
        (
            "export spdx --owed",
            "--owed needs the FORMAT sources, sources-json, sources-csv or sources-shell"
        ),
        ("export rows --json", "export has no format json; it has jsonl and csv"),
    ])
    func `rows of no host or no day, and either for other documents, are errors`(
        line: String, message: String
    ) async {
        #expect(
            await AppRun.of(line) { $0.licenseDriver = driver }
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }

    @Test func `a host name of the system that needs an escape is none`() async {
        let run = await AppRun.of("export rows") {
            $0.licenseDriver = .listing([], hostName: "a\"b")
        }
        #expect(run.output == "")
        #expect(run.status == .usage)
    }

    @Test func `texts are asked for, and the graph of the same system`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of("export spdx --root large -o bill.json") {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        #expect(recorder.calls == [.licenses(.root("large"), .texts)])
        #expect(run.status == .success)
    }

    @Test func `it is written to a file whole`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("export cyclonedx -o bill.json") {
            $0.licenseDriver = driver
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run.output == "")
        #expect(run.status == .success)
        #expect(files.calls.count == 1)
    }

    @Test func `a system that was not wholly read is written, and the status says so`() async {
        let run = await AppRun.of("export spdx --root troubled")
        #expect(run.output.hasSuffix("\n}\n"))
        #expect(run.error.hasPrefix("debian-licenses: the listing is incomplete: "))
        #expect(run.status == .failure)
    }

    @Test func `a system that can't be read is an error`() async {
        let run = await AppRun.of("export spdx --root failure")
        #expect(run.output == "")
        #expect(run.status == .failure)
    }

    @Test(arguments: ["spdx", "html"])
    func `a time that makes no sense is a mistake in the settings, and nothing is read`(
        format: String
    ) async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of("export \(format)") {
            $0.licenseDriver = .samples.recording(in: recorder)
            $0.clockDriver = .failing(.badSourceDateEpoch("soon"))
        }
        #expect(
            run
                == AppRun(
                    error:
                        "debian-licenses: error: SOURCE_DATE_EPOCH is 'soon', not the seconds since 1970\n",
                    status: .usage))
        #expect(recorder.calls == [])
    }

    @Test(arguments: [
        ("export", "export needs a FORMAT"),
        ("export spdx4", "export does not know 'spdx4'; did you mean 'spdx'?"),
        (
            "export paper",
            "export does not know 'paper'; valid are spdx, spdx3, cyclonedx, html, notices, "
                + "notices-markdown, notices-html, sources, sources-json, sources-csv, "
                + "sources-shell, ort-curations, rows and rows-csv"
        ),
        ("export spdx --texts", "--texts is not an option of export"),
    ])
    func `a format that there is not is an error that names those there are`(
        line: String, message: String
    ) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}
