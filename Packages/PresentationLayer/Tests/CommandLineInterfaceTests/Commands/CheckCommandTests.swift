import DomainLayer
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

                        note: 3 unlisted licenses: GPL-2+ with OpenSSL exception (LicenseRef-deb-b04d92e6…), Quill \
                        (LicenseRef-deb-3e7a51c9…), Remnant (LicenseRef-deb-name-90c4f1d2…); read each ('explain' shows \
                        it) and judge it in the policy (check --review writes the stanzas)
                        note: unknown license: ember-fonts:all gantry:amd64 harbour-data:all marrow:amd64 \
                        patchwork:amd64 reed-doc:all; read the copyright files, then clarify or exempt each package in \
                        the policy (check --review writes stanzas, check --init explains them)

                        18 packages checked: 1 violates the policy; 7 without a listed license

                        """,
                    status: .violation))
    }

    @Test func `a review is written to its file, and says how much there is`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("check --review -o texts.policy") {
            $0.fileOutputDriver = .memory(files)
        }
        #expect(
            run.error.hasPrefix(
                "debian-licenses: 3 texts and 2 copyright files to read and judge\n"))
        #expect(run.status == .success)
        let policy = Samples.inventory.review(excluding: []).policy(adding: nil)
        #expect(files.calls == [.write(bytes: Array(policy.utf8), path: "texts.policy")])
        #expect(policy.hasPrefix("# Licenses of this system that no list has."))
    }

    @Test(arguments: [
        ("check --review", "--review needs --output FILE"),
        ("check --review -o a --deny MIT", "--review can't be combined with --deny"),
        (
            "check --review --policy a",
            "with --review, name the file by --output FILE, not by --policy"
        ),
        ("check --review -o a saved.json", "--review and a LISTING exclude each other"),
    ])
    func `a review needs a file, and nothing to check`(line: String, message: String) async {
        let run = await AppRun.of(line)
        #expect(run.error.contains(message))
        #expect(run.status == .usage)
    }

    @Test func `no violation is success`() async {
        #expect(await AppRun.of("check --deny WTFPL --quiet") == AppRun())
    }

    @Test(arguments: [
        ("", "no packages checked\n", ""), ("--quiet", "", ""),
        ("--strict", "no packages checked\n", "--strict: "),
    ])
    func `a check of nothing says so, and is no success if it is strict`(
        _ option: String, _ output: String, _ cause: String
    ) async {
        #expect(
            await AppRun.of("check --deny * --root empty \(option)")
                == AppRun(
                    output: output, error: "debian-licenses: \(cause)no packages were checked\n",
                    status: cause.isEmpty ? .success : .unanswered))
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
        ("check --deny WTFPL --strict", .unanswered),
        ("check --deny WTFPL --strict --root troubled", .failure),
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
        (
            "check",
            "there is no policy in ./.debian-licenses.policy or /etc/debian-licenses/policy; "
                + "name one with --policy, --allow or --deny, or write one with --init"
        ),
        ("check a b", "check does not take 'b'"),
        (
            "check --deny MIT samples",
            "samples is a system, not a saved listing; --root reads systems"
        ),
        ("check --deny MIT --baseline - -", "standard input (-) can be given only once"),
        (
            "check --deny MIT --root samples spring.json",
            "--root and a LISTING exclude each other"
        ),
        ("check --deny MIT --rows - --root samples", "--rows can't be combined with --root"),
        (
            "check --deny MIT --rows - --baseline spring.json",
            "--rows can't be combined with --baseline"
        ),
        ("check --deny MIT --rows - spring.json", "--rows and a LISTING exclude each other"),
        ("check --deny MIT --host juniper", "--host needs --rows"),
        ("check --deny MIT --day 2023-11-14 spring.json", "--day needs --rows"),
        (
            "check --deny MIT --scope shipped --rows -",
            "standard input has rows, which lack the statements that the scope 'shipped' needs; "
                + "choose --scope all or main"
        ),
        ("check --init --rows -", "--init can't be combined with --rows"),
        ("check --deny", "--deny needs a value: --deny PATTERN"),
        ("check --init --deny MIT", "--init can't be combined with --deny"),
        ("check --init --policy house", "--init can't be combined with --policy"),
        ("check --init -f json", "--init can't be combined with --format"),
        ("check --deny MIT -f tsv", "check has no format tsv; it has table, json, sarif and csv"),
        (
            "list -f sarif",
            "list has no format sarif; it has table, json, jsonl, csv, tsv and markdown"
        ),
        ("check --policy attic", "cannot read attic: No such file or directory"),
        (
            "check --deny LicenseRef-yours",
            "--deny: no license on this system is like 'LicenseRef-yours'; "
                + "'list --license LicenseRef-*' shows those that SPDX lacks"
        ),
        (
            "list --license AGPL",
            "--license: no license 'AGPL' in the SPDX list \(SPDXLicenseList.version); "
                + "did you mean 'AGPL-*'?"
        ),
    ])
    func `a wrong command line is refused`(line: String, message: String) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }

    @Test func `everything wrong with a policy is told at once, and nothing is read`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        #expect(
            await AppRun.of("check --policy broken --deny MTI") {
                $0.licenseDriver = .samples.recording(in: recorder)
            }
                == AppRun(
                    error: """
                        debian-licenses: error: broken:1:1: no field 'Alow' in such a stanza; known are \
                        Sections, Allow, Deny, Overrides, Allow-Exceptions, Unknown, Unlisted, Scope, Machinery
                        debian-licenses: error: broken:2:7: SPDX calls 'Nunit' now zlib-acknowledgement
                        debian-licenses: error: broken:2:14: nothing in the SPDX list \
                        \(SPDXLicenseList.version) is like 'GLP-*'; did you mean 'GPL-*'?
                        debian-licenses: error: broken:2:20: no license 'AGPL-3.O-only' in the SPDX list \
                        \(SPDXLicenseList.version); did you mean 'AGPL-3.0-only'?
                        debian-licenses: error: broken:2:43: no category 'evil'; known are \
                        public-domain, permissive, font, documentation, weak-copyleft, \
                        strong-copyleft, network-copyleft, restricted, unknown
                        debian-licenses: error: broken:3:10: 'perhaps' is neither fail nor warn
                        debian-licenses: error: broken:5:10: unexpected 'L' in 'Lantern'
                        debian-licenses: error: broken:6:21: WITH belongs between a license and an exception
                        debian-licenses: error: broken:7:10: '2023-02-29' is not a date like 2030-01-31
                        debian-licenses: error: broken:9:1: the stanza lacks Version or Text-Digest
                        debian-licenses: error: broken:10:30: no license expression: \
                        the parenthesis is never closed
                        debian-licenses: error: --deny: no license 'MTI' in the SPDX list \
                        \(SPDXLicenseList.version); did you mean 'MIT'?

                        """,
                    status: .usage))
        #expect(recorder.calls == [])
    }

    @Test func `no more is told of a hopeless policy than a person reads`() async {
        let words = (1...120).map { "Why\($0)" }.joined(separator: ",")
        let run = await AppRun.of("check --deny \(words)")
        let lines = run.error.split(separator: "\n")
        #expect(lines.count == 101)
        #expect(lines.last == "debian-licenses: error: and 20 more problems")
    }

    @Test func `a time that makes no sense is a wrong configuration`() async {
        #expect(
            await AppRun.of("check --deny MIT") {
                $0.clockDriver = .failing(.badSourceDateEpoch("a\u{1B}"))
            }
                == AppRun(
                    error: """
                        debian-licenses: error: SOURCE_DATE_EPOCH is 'a␛', not the seconds since 1970

                        """,
                    status: .usage))
    }

    @Test func `an incomplete system is told besides`() async {
        let run = await AppRun.of("check --deny WTFPL --root troubled")
        #expect(
            run.output.contains("\n23 packages checked: none violates the policy; "))
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: /var/lib/dpkg/status, line 1931: \
                the syntax is broken; what could be read was kept (and 5 more problems)

                """)
    }

    @Test func `digests are read where a clarification needs them`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        _ = await AppRun.of("check --policy house") {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        #expect(recorder.calls == [.licenses(.standard, [])])
    }

    @Test func `the example makes sense as it stands, and warns of nothing`() async throws {
        let run = await AppRun.of("check --init")
        #expect(run == AppRun(output: PolicyExample.text))
        let lines = PolicyExample.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        let files = CallRecorder<MockFileOutputDriver.Call>()
        _ = await AppRun.of("check --init -o licenses.policy") {
            $0.fileOutputDriver = .memory(files)
        }
        #expect(
            files.calls
                == [.create(bytes: Array(PolicyExample.text.utf8), path: "licenses.policy")])
    }

    @Test func `the example replaces a file only by force`() async throws {
        let files = MockFileOutputDriver.memory()
        _ = try await files.write([], to: "mine")
        #expect(
            await AppRun.of("check --init -o mine") { $0.fileOutputDriver = files }
                == AppRun(
                    error: """
                        debian-licenses: error: mine exists already; --force replaces it

                        """,
                    status: .failure))
        #expect(
            await AppRun.of("check --init -q -o mine --force") {
                $0.fileOutputDriver = files
            }
                == AppRun())
    }

    @Test func `a policy that nobody names is found and told`() async {
        let run = await AppRun.of("check") { $0.policyDriver = .samples(usual: .house) }
        #expect(run.error == "debian-licenses: using the policy house\n")
        #expect(run.status == .violation)
        #expect(
            await AppRun.of("check -q") { $0.policyDriver = .samples(usual: .house) }.error == "")
    }

    @Test(arguments: [
        "--deny AGPL-*", "--allow *", "--policy house", "--deny category:unknown",
    ])
    func `as many are unknown as list says`(policy: String) async {
        let listed =
            await AppRun.of("list --unknown -f csv").output.split(separator: "\n").count - 1
        let run = await AppRun.of("check \(policy)")
        #expect(run.output.contains("; \(listed) without a listed license"))
    }

    @Test func `a violation is one though it can't be written`() async {
        #expect(
            await AppRun.of("check --deny AGPL-*", failure: .failed("No space left on device"))
                == AppRun(
                    error: """
                        debian-licenses: error: cannot write standard output: No space left on device

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
        let run = await AppRun.of("check --deny AGPL-* -o out") {
            $0.fileOutputDriver = .failing("Permission denied")
        }
        #expect(run.error == "debian-licenses: error: cannot write out: Permission denied\n")
        #expect(run.status == .violation)
    }

    @Test(arguments: [
        ("check --deny LicenseRef-*", CommandLineInterface.ExitStatus.violation),
        ("check --deny MIT", .failure),
    ])
    func `more findings than anybody reads are counted, not listed`(
        line: String, status: CommandLineInterface.ExitStatus
    ) async {
        var entry = PackageLicense.package("shared")
        entry.expression = .and((0..<300).map { .license(LicenseTerm("LicenseRef-\($0)")) })
        let driver = MockLicenseDriver.listing(Array(repeating: entry, count: 400))
        #expect(
            await AppRun.of(line) { $0.licenseDriver = driver }
                == AppRun(
                    error: """
                        debian-licenses: error: the check has more than 100,000 findings; none are listed

                        """,
                    status: status))
    }

    @Test func `JSON and SARIF go out without words`() async {
        let json = await AppRun.of("check --deny AGPL-* -f json")
        #expect(json.output.hasPrefix("{\n  \"schemaVersion\": 3,\n"))
        #expect(json.error == "")
        let sarif = await AppRun.of("check --deny AGPL-* -f sarif")
        #expect(sarif.output.hasPrefix("{\n  \"$schema\": "))
        #expect(sarif.error == "")
    }
}
