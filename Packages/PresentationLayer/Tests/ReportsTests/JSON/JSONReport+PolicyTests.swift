import DomainLayer
import Reports
import Testing

struct JSONReportPolicyTests {
    @Test func `everything that a check finds is written`() throws {
        let verdict = PolicyVerdict.thorough()
        #expect(
            text { JSONReport.write(verdict, to: &$0) } == #"""
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "0.1.0"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "policy": "/etc/house policy",
                  "checked": 8,
                  "uncovered": 0,
                  "unknown": 2,
                  "incomplete": false,
                  "installationAssumed": false,
                  "violations": [
                    {
                      "kind": "denied-license",
                      "package": "both:amd64",
                      "version": "1-1",
                      "license": "GPL-3.0-only",
                      "causes": [
                        {"kind": "denied-license", "license": "GPL-3.0-only", "entry": "GPL-3.0-*", "place": {"line": 2, "column": 7}}
                      ],
                      "evidence": {"file": "/usr/share/doc/both/copyright", "lines": [[1, 3], [5, 7]]},
                      "installed": {"reason": "manual"}
                    },
                    {
                      "kind": "denied-license",
                      "package": "built:amd64",
                      "version": "1-1",
                      "license": "LicenseRef-x",
                      "causes": [
                        {"kind": "denied-license", "license": "LicenseRef-x", "entry": "GPL-3.0-*", "underlying": "GPL-3.0-only", "place": {"line": 2, "column": 7}}
                      ],
                      "evidence": {"file": "/usr/share/doc/built/copyright", "lines": [[1, 3]]},
                      "installed": {"reason": "dependency", "chain": ["both:amd64", "built:amd64"]}
                    },
                    {
                      "kind": "license-not-allowed",
                      "package": "clear:amd64",
                      "version": "1-1",
                      "license": "Zlib",
                      "causes": [
                        {"kind": "license-not-allowed", "license": "Zlib", "place": {"line": 1, "column": 1}}
                      ],
                      "evidence": {"clarification": {"line": 14, "column": 1}},
                      "installed": {"reason": "dependency", "chain": ["both:amd64", "built:amd64", "clear:amd64"]}
                    },
                    {
                      "kind": "no-choice-passes",
                      "package": "either:amd64",
                      "version": "1-1",
                      "license": "ISC OR GPL-3.0-only",
                      "causes": [
                        {"kind": "license-not-allowed", "license": "ISC", "place": {"line": 1, "column": 1}},
                        {"kind": "denied-license", "license": "GPL-3.0-only", "entry": "GPL-3.0-*", "place": {"line": 2, "column": 7}}
                      ],
                      "evidence": {"file": "/usr/share/doc/either/copyright", "lines": [[1, 3]]},
                      "installed": {"reason": "unknown"}
                    },
                    {
                      "kind": "exception-not-allowed",
                      "package": "linked:amd64",
                      "version": "1-1",
                      "license": "GPL-2.0-or-later WITH Bison-exception-2.2",
                      "causes": [
                        {"kind": "exception-not-allowed", "license": "GPL-2.0-or-later WITH Bison-exception-2.2", "place": {"line": 1, "column": 1}}
                      ],
                      "evidence": {"file": "/usr/share/doc/linked/copyright", "lines": [[1, 3]]},
                      "installed": {"reason": "unknown"}
                    }
                  ],
                  "known": [],
                  "unknowns": [
                    {
                      "kind": "unknown-license",
                      "package": "mute:amd64",
                      "version": "1-1",
                      "license": "NOASSERTION",
                      "causes": [
                        {"kind": "unknown-license", "license": "NOASSERTION", "place": {"line": 3, "column": 1}}
                      ],
                      "evidence": {"file": "/usr/share/doc/mute/copyright", "lines": []}
                    }
                  ],
                  "exempted": [
                    {
                      "kind": "license-not-allowed",
                      "package": "exempt:amd64",
                      "version": "1-1",
                      "license": "ISC",
                      "causes": [
                        {"kind": "license-not-allowed", "license": "ISC", "place": {"line": 1, "column": 1}}
                      ],
                      "evidence": {"file": "/usr/share/doc/exempt/copyright", "lines": [[1, 3]]},
                      "exemption": {"place": {"line": 5, "column": 1}, "reason": "agreed \"upon\"", "expires": "2030-12-31"}
                    }
                  ],
                  "choices": [
                    {"package": "chosen:amd64", "offered": "ISC OR MIT", "chosen": "MIT"}
                  ],
                  "warnings": [
                    {"kind": "expired-exemption", "place": {"line": 10, "column": 1}, "subject": "gone", "expired": "1969-12-31"}
                  ]
                }

                """#)
    }

    @Test func `a check that finds nothing has empty lists, and options have no file`() throws {
        let policy = try LicensePolicy().adding(PolicyRequest(deny: ["MIT"]))
        let inventory = LicenseInventory(system: .bookworm, entries: [])
        let verdict = policy.verdict(on: inventory, day: CalendarDate(Timestamp(clamping: 0)))
        #expect(
            text { JSONReport.write(verdict, to: &$0) } == #"""
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "0.1.0"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "policy": null,
                  "checked": 0,
                  "uncovered": 0,
                  "unknown": 0,
                  "incomplete": false,
                  "installationAssumed": false,
                  "violations": [],
                  "known": [],
                  "unknowns": [],
                  "exempted": [],
                  "choices": [],
                  "warnings": []
                }

                """#)
    }

    @Test func `what is found of facts has their keys, and no system`() {
        let failure = PolicyFailure(
            package: "a:all", version: "1", factKey: "0a", license: .license(LicenseTerm("MIT")),
            causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.unwritten))])
        let verdict = PolicyVerdict(system: nil, checked: 1, violations: [failure])
        let report = text { JSONReport.write(verdict, to: &$0) }
        #expect(report.contains("\n  \"system\": null,\n"))
        #expect(report.contains("\n      \"version\": \"1\",\n      \"factKey\": \"0a\",\n"))
    }

    @Test func `what an option says is at the option, and what nobody says is nowhere`() {
        let failure = PolicyFailure(
            package: "a:all", version: "1", license: nil,
            causes: [
                PolicyCause(nil, .unknown(.unwritten)),
                PolicyCause(nil, .notAllowed(.request(.allow))),
            ])
        let verdict = PolicyVerdict(system: .bookworm, checked: 1, violations: [failure])
        #expect(
            text { JSONReport.write(verdict, to: &$0) }.contains(
                """
                      "license": "NOASSERTION",
                      "causes": [
                        {"kind": "unknown-license", "license": "NOASSERTION", "place": null},
                        {"kind": "license-not-allowed", "license": "NOASSERTION", \
                "place": {"option": "allow"}}
                      ],
                      "evidence": null

                """))
    }

    @Test func `what was left out of a long chain and of much evidence is counted`() {
        let failure = PolicyFailure(
            package: "b:all", version: "1", license: nil,
            causes: [PolicyCause(nil, .unknown(.unwritten))],
            evidence: .copyright(file: "/b", lines: [1...2], omitted: 34),
            installation: .dependency(chain: ["a:all", "b:all"], omitted: 56))
        let verdict = PolicyVerdict(system: .bookworm, checked: 1, violations: [failure])
        #expect(
            text { JSONReport.write(verdict, to: &$0) }.contains(
                """
                      "evidence": {"file": "/b", "lines": [[1, 2]], "omitted": 34},
                      "installed": {"reason": "dependency", "chain": ["a:all", "b:all"], \
                "omitted": 56}

                """))
    }

    @Test func `a finding that counts as unknown is named`() {
        let failure = PolicyFailure(
            package: "a:all", version: "1", license: nil,
            causes: [PolicyCause(nil, .unknown(.unwritten), finding: .unexplainedTerms)],
            evidence: .copyright(file: "/a", lines: [7...7]))
        let verdict = PolicyVerdict(system: .bookworm, checked: 1, violations: [failure])
        #expect(
            text { JSONReport.write(verdict, to: &$0) }.contains(
                #"""
                      "kind": "unexplained-terms",
                      "package": "a:all",
                      "version": "1",
                      "license": "NOASSERTION",
                      "causes": [
                        {"kind": "unexplained-terms", "license": "NOASSERTION", "finding": "unexplained-terms", "place": null}
                      ],
                      "evidence": {"file": "/a", "lines": [[7, 7]]}

                """#))
    }
}
