import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

/// Commands with `--policy` that judge nothing.
struct ConclusionsTests {
    private static let lapse =
        "debian-licenses: house:28:1: the clarification of patchwork is about another version or "
        + "copyright file\n"

    @Test(arguments: [
        ("list --columns package,license,concludedLicense", "brook", "GPL-2.0-or-later"),
        ("list", "Basis     License", "Concluded"),
        ("list", "18 packages,", "1 conclusion; "),
        ("list -f csv", "mainLicense", "concludedLicense"),
        (
            "list -f json --brief", #""name": "brook""#,
            #""concludedExpression": "GPL-2.0-or-later""#
        ),
        ("list -f jsonl", #""name":"brook""#, #""concludedExpression":"GPL-2.0-or-later""#),
        ("summary", "Concluded license", "GPL-2.0-or-later"),
        ("summary -f json", #""mainLicenses""#, #""concludedLicenses": ["#),
        ("export spdx", #""name": "brook""#, #""licenseConcluded": "GPL-2.0-or-later""#),
        ("export spdx3", "CreationInfo", "hasConcludedLicense"),
        ("export cyclonedx", #""name": "brook""#, #""acknowledgement": "concluded""#),
        ("export html", "Findings</th>", "Concluded</th>"),
        ("export notices", "Packages: brook:amd64", "Concluded license: GPL-2.0-or-later"),
        ("export notices-html", "brook", "Concluded license: GPL-2.0-or-later"),
        ("export notices-markdown", "brook", "Concluded license: GPL-2.0-or-later"),
        ("export ort-curations", #""Deb:debian:brook:"#, #"concluded_license: "GPL-2.0-or-later""#),
    ])
    func `what a policy clarifies is concluded, and what no longer holds is named`(
        line: String, beginning: String, conclusion: String
    ) async {
        let run = await AppRun.of(line + " --policy house")
        let start = run.output.firstRange(of: beginning)
        #expect(start.map { run.output[$0.upperBound...].contains(conclusion) } == true)
        #expect(run.error == Self.lapse)
        #expect(run.status == .success)
    }

    @Test func `a package is shown with what was concluded, and with nothing about others`() async {
        let run = await AppRun.of("show brook --policy house")
        #expect(
            run.output.hasPrefix(
                """
                brook 2.7.4-11 amd64
                GPL-2.0-or-later AND GPL-1.0-or-later

                Main license GPL-2.0-or-later
                Concluded    GPL-2.0-or-later
                Review       what is under version 1 was never built
                Category     strong copyleft

                """))
        #expect(run.error == "")
        let declared = await AppRun.of("show brook")
        #expect(!declared.output.contains("Concluded"))
    }

    @Test(arguments: [
        ("list --license GPL-1.0-or-later --policy house", "brook "),
        ("list --policy house lantern", "lantern "),
    ])
    func `a declared license still finds its package, and no denial hides one`(
        line: String, row: String
    ) async {
        let run = await AppRun.of(line)
        #expect(run.output.contains("\n\(row)"))
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("list --policy attic", "cannot read attic: No such file or directory"),
        ("show brook --policy attic", "cannot read attic: No such file or directory"),
        ("summary --policy attic", "cannot read attic: No such file or directory"),
        ("export spdx --policy attic", "cannot read attic: No such file or directory"),
        ("browse --policy attic", "cannot read attic: No such file or directory"),
        ("export ort-curations", "ort-curations needs --policy FILE"),
        ("export rows --policy house", "--policy can't be combined with rows"),
        ("export rows-csv --policy house", "--policy can't be combined with rows-csv"),
        ("export notices --verbatim --policy house", "--verbatim can't be combined with --policy"),
        ("list --columns concludedLicense", "--columns concludedLicense needs --policy"),
        ("explain MIT --policy house", "--policy is not an option of explain"),
    ])
    func `a policy that says nothing usable is refused before anything is read`(
        line: String, message: String
    ) async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of(line) { $0.licenseDriver = .samples.recording(in: recorder) }
        #expect(run == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
        #expect(recorder.calls == [])
    }

    @Test func `a usual policy is never found by itself`() async {
        let run = await AppRun.of("list") { $0.policyDriver = .samples(usual: .house) }
        #expect(!run.output.contains("Concluded"))
        #expect(await AppRun.of("list") == run)
    }

    @Test func `a clarification that has expired concludes nothing, and is named`() async {
        let run = await AppRun.of("list brook -f json --policy house") {
            $0.policyDriver.policy = { path throws(PolicyError) in
                var policy = try await MockPolicyDriver.samples.policy(at: path)
                policy.clarifications[0].expires = CalendarDate(parsing: "2023-11-13")
                return policy
            }
        }
        #expect(!run.output.contains("concluded"))
        #expect(
            run.error
                == "debian-licenses: house:23:1: the clarification of brook expired on 2023-11-13\n"
        )
        #expect(run.status == .success)
    }
}
