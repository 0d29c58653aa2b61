import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

struct CheckCommandTests {
    @Test func `a violation is listed, and is the status`() async {
        #expect(
            await AppRun.of("check --deny AGPL-*")
                == AppRun(
                    output: """
                        Denied by AGPL-* (--deny)
                        Package       License            File                             Lines  Installed
                        fathom:amd64  AGPL-3.0-or-later  /usr/share/doc/fathom/copyright  5-7    for kestrel:amd64

                        18 packages checked: 1 violation in 1 package; 6 with an unknown licence

                        """,
                    status: .violation))
    }

    @Test func `no violation is success`() async {
        #expect(
            await AppRun.of("check --deny WTFPL --root empty")
                == AppRun(output: "0 packages checked: no violation\n"))
        #expect(await AppRun.of("check --deny WTFPL --quiet") == AppRun())
    }

    @Test(arguments: [
        ("check --deny WTFPL", CommandLineInterface.ExitStatus.success),
        ("check --allow *", .violation),
        ("check --policy house", .violation),
        ("check --policy house -f json", .violation),
        ("check --policy house -f sarif", .violation),
        ("check --policy house -o out", .violation),
        ("check --policy house --root empty", .success),
        ("check --deny WTFPL --root troubled", .failure),
        ("check --deny AGPL-* --root troubled", .violation),
        ("check --deny WTFPL --strict", .failure),
        ("check --deny AGPL-* --strict", .violation),
        ("check --deny WTFPL --root failure", .failure),
        ("check", .usage),
        ("check --policy attic", .usage),
        ("check --policy broken", .usage),
        ("check --policy broken --root failure", .usage),
        ("check --deny GLP-*", .usage),
        ("check --init", .success),
    ])
    func `the status tells how it went, a violation before all else`(
        line: String, status: CommandLineInterface.ExitStatus
    ) async {
        #expect(await AppRun.of(line).status == status)
    }

    @Test(arguments: [
        ("check", "check needs --policy, --allow, --deny or --init"),
        ("check git", "check does not take 'git'"),
        ("check --deny", "--deny needs a value: --deny PATTERN"),
        ("check --init --deny MIT", "--init and --deny exclude each other"),
        ("check --init --policy house", "--init and --policy exclude each other"),
        ("check --init -f json", "--init and --format exclude each other"),
        ("check --deny MIT -f csv", "check has no format csv; it has table, json and sarif"),
        (
            "list -f sarif",
            "list has no format sarif; it has table, json, jsonl, csv, tsv and markdown"
        ),
        ("check --policy attic", "cannot read attic: No such file or directory"),
        (
            "check --deny LicenseRef-yours",
            "--deny: no licence on this system is like 'LicenseRef-yours'; "
                + "'list --license LicenseRef-*' shows those that SPDX lacks"
        ),
        (
            "list --license AGPL",
            "--license: no licence 'AGPL' in the SPDX list \(SPDXLicenseList.version); "
                + "did you mean 'AGPL-*'?"
        ),
    ])
    func `a wrong command line is refused`(line: String, message: String) async {
        #expect(
            await AppRun.of(line) == AppRun(error: "debian-licenses: \(message)\n", status: .usage))
    }

    @Test func `everything wrong with a policy is told at once, and nothing is read`() async {
        let driver = SpyLicenseDriver()
        #expect(
            await AppRun.of("check --policy broken --deny MTI", licenseDriver: driver)
                == AppRun(
                    error: """
                        debian-licenses: broken:1:1: no field 'Alow' in such a stanza; known are \
                        Sections, Allow, Deny, Allow-Exceptions, Unknown
                        debian-licenses: broken:2:7: SPDX calls 'Nunit' now zlib-acknowledgement
                        debian-licenses: broken:2:14: nothing in the SPDX list \
                        \(SPDXLicenseList.version) is like 'GLP-*'; did you mean 'GPL-*'?
                        debian-licenses: broken:2:20: no licence 'AGPL-3.O-only' in the SPDX list \
                        \(SPDXLicenseList.version); did you mean 'AGPL-3.0-only'?
                        debian-licenses: broken:2:43: no category 'evil'; known are permissive, \
                        weak-copyleft, strong-copyleft, network-copyleft, public-domain, \
                        documentation, font, other, unknown
                        debian-licenses: broken:3:10: 'perhaps' is neither fail nor warn
                        debian-licenses: broken:5:10: unexpected 'L' in 'Lantern'
                        debian-licenses: broken:6:21: WITH stands between a licence and an exception
                        debian-licenses: broken:7:10: '2023-02-29' is no date like 2030-01-31
                        debian-licenses: broken:9:1: the stanza lacks Version or Text-Digest
                        debian-licenses: broken:10:30: no licence expression: \
                        the parenthesis is never closed
                        debian-licenses: --deny: no licence 'MTI' in the SPDX list \
                        \(SPDXLicenseList.version); did you mean 'MIT'?

                        """,
                    status: .usage))
        #expect(driver.calls == [])
    }

    @Test func `no more is told of a hopeless policy than a person reads`() async {
        let words = (1...120).map { "Why\($0)" }.joined(separator: ",")
        let run = await AppRun.of("check --deny \(words)")
        let lines = run.error.split(separator: "\n")
        #expect(lines.count == 101)
        #expect(lines.last == "debian-licenses: and 20 more problems")
    }

    @Test func `a time that makes no sense is a wrong configuration`() async {
        #expect(
            await AppRun.of(
                "check --deny MIT",
                clockDriver: FixedClockDriver(failing: .badSourceDateEpoch("a\u{1B}")))
                == AppRun(
                    error: """
                        debian-licenses: SOURCE_DATE_EPOCH is 'a␛', not the seconds since 1970

                        """,
                    status: .usage))
    }

    @Test func `an incomplete system is told besides`() async {
        let run = await AppRun.of("check --deny WTFPL --root troubled")
        #expect(
            run.output.hasPrefix("23 packages checked: no violation; "))
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: /var/lib/dpkg/status, line 1931: \
                the syntax is broken; what could be read was kept (and 5 more problems)

                """)
    }

    @Test func `digests are read where a clarification needs them`() async {
        let driver = SpyLicenseDriver()
        _ = await AppRun.of("check --policy house", licenseDriver: driver)
        #expect(driver.calls == [.licenses(.standard, [])])
    }

    @Test func `the example makes sense as it stands, and warns of nothing`() async throws {
        let run = await AppRun.of("check --init")
        #expect(run == AppRun(output: PolicyExample.text))
        let lines = PolicyExample.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        let output = SpyFileOutputDriver()
        _ = await AppRun.of("check --init -o licences.policy", fileOutputDriver: output)
        #expect(
            output.calls
                == [.write(bytes: Array(PolicyExample.text.utf8), path: "licences.policy")])
    }

    @Test func `a violation is one though it can't be written`() async {
        #expect(
            await AppRun.of("check --deny AGPL-*", failure: .failed("No space left on device"))
                == AppRun(
                    error: """
                        debian-licenses: cannot write standard output: No space left on device

                        """,
                    status: .violation))
        #expect(
            await AppRun.of("check --deny AGPL-*", failure: .closedPipe)
                == AppRun(status: .violation))
        #expect(
            await AppRun.of("check --deny WTFPL", failure: .failed("No space left on device"))
                .status == .failure)
        #expect(
            await AppRun.of("check --deny WTFPL", failure: .closedPipe).status == .success)
        let run = await AppRun.of(
            "check --deny AGPL-* -o out",
            fileOutputDriver: SpyFileOutputDriver(failingWith: "Permission denied"))
        #expect(run.error == "debian-licenses: cannot write out: Permission denied\n")
        #expect(run.status == .violation)
    }

    @Test func `JSON and SARIF go out without words`() async {
        let json = await AppRun.of("check --deny AGPL-* -f json")
        #expect(json.output.hasPrefix("{\n  \"schemaVersion\": 1,\n"))
        #expect(json.error == "")
        let sarif = await AppRun.of("check --deny AGPL-* -f sarif")
        #expect(sarif.output.hasPrefix("{\n  \"$schema\": "))
        #expect(sarif.error == "")
    }
}
