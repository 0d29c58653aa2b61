import DomainLayer
import Testing

@testable import Reports

struct SARIFReportTests {
    private static let results = #"""
              "results": [
                {
                  "ruleId": "denied-license",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {"text": "both:amd64: GPL-3.0-only is denied by GPL-3.0-* (line 2); installed manually."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/both/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 1, "endLine": 3}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "both:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/both/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 5, "endLine": 7}}
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "both:amd64 GPL-3.0-only"}
                },
                {
                  "ruleId": "denied-license",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {"text": "built:amd64: LicenseRef-x builds upon GPL-3.0-only, which is denied by GPL-3.0-* (line 2); installed for both:amd64."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/built/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 1, "endLine": 3}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "built:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "built:amd64 LicenseRef-x"}
                },
                {
                  "ruleId": "license-not-allowed",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {"text": "clear:amd64: Zlib is not allowed (line 1); installed for both:amd64 → built:amd64."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "file:///etc/house%20policy"}, "region": {"startLine": 14, "endLine": 14}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "clear:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "clear:amd64 Zlib"}
                },
                {
                  "ruleId": "no-choice-passes",
                  "ruleIndex": 6,
                  "level": "error",
                  "message": {"text": "either:amd64: no side of ISC OR GPL-3.0-only passes: ISC is not allowed (line 1); GPL-3.0-only is denied by GPL-3.0-* (line 2); installed for no known reason."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/either/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 1, "endLine": 3}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "either:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "either:amd64 ISC OR GPL-3.0-only"}
                },
                {
                  "ruleId": "exception-not-allowed",
                  "ruleIndex": 2,
                  "level": "error",
                  "message": {"text": "linked:amd64: GPL-2.0-or-later WITH Bison-exception-2.2 is allowed only without its exception (line 1); installed for no known reason."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/linked/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 1, "endLine": 3}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "linked:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "linked:amd64 GPL-2.0-or-later WITH Bison-exception-2.2"}
                },
                {
                  "ruleId": "unknown-license",
                  "ruleIndex": 3,
                  "level": "warning",
                  "message": {"text": "mute:amd64: the license is unknown (line 3)."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/mute/copyright", "uriBaseId": "ROOT"}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "mute:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "mute:amd64 NOASSERTION"}
                },
                {
                  "ruleId": "license-not-allowed",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {"text": "exempt:amd64: ISC is not allowed (line 1)."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "usr/share/doc/exempt/copyright", "uriBaseId": "ROOT"}, "region": {"startLine": 1, "endLine": 3}},
                      "logicalLocations": [
                        {"fullyQualifiedName": "exempt:amd64", "kind": "package"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "exempt:amd64 ISC"},
                  "suppressions": [
                    {"kind": "external", "justification": "agreed \"upon\""}
                  ]
                },
                {
                  "ruleId": "expired-exemption",
                  "ruleIndex": 7,
                  "level": "warning",
                  "message": {"text": "the exemption of gone expired on 1969-12-31."},
                  "locations": [
                    {
                      "physicalLocation": {"artifactLocation": {"uri": "file:///etc/house%20policy"}, "region": {"startLine": 10, "endLine": 10}}
                    }
                  ],
                  "partialFingerprints": {"finding/v1": "gone"}
                }
              ]
            }
          ]
        }

        """#

    @Test func `everything that a check finds is a result`() throws {
        let verdict = PolicyVerdict.thorough()
        #expect(
            text { SARIFReport.write(verdict, of: .root("/srv/a b"), to: &$0) }
                == SARIFRun.head(root: #""uri": "file:///srv/a%20b/", "#) + Self.results)
    }

    @Test func `what counts as unknown is a result of its own kind, where the finding is`() {
        let failures = [LicenseFinding.Kind.unexplainedTerms, .freeLicenseInNonFree].map {
            PolicyFailure(
                package: "a:all", version: "1", license: nil,
                causes: [PolicyCause(nil, .unknown(.line(3, column: 1)), finding: $0)],
                evidence: .copyright(
                    file: "/a", lines: $0 == .unexplainedTerms ? [7...7] : []))
        }
        let verdict = PolicyVerdict(system: .bookworm, checked: 1, violations: failures)
        let report = text { SARIFReport.write(verdict, of: .standard, to: &$0) }
        #expect(
            report.hasSuffix(
                #"""
                        {
                          "ruleId": "unexplained-terms",
                          "ruleIndex": 4,
                          "level": "error",
                          "message": {"text": "a:all: words about rights or conditions that no statement explains: an unknown license (line 3)."},
                          "locations": [
                            {
                              "physicalLocation": {"artifactLocation": {"uri": "a", "uriBaseId": "ROOT"}, "region": {"startLine": 7, "endLine": 7}},
                              "logicalLocations": [
                                {"fullyQualifiedName": "a:all", "kind": "package"}
                              ]
                            }
                          ],
                          "partialFingerprints": {"finding/v1": "a:all unexplained-terms"}
                        },
                        {
                          "ruleId": "free-license-in-non-free",
                          "ruleIndex": 5,
                          "level": "error",
                          "message": {"text": "a:all: the package is not part of Debian, but only free licenses were found: an unknown license (line 3)."},
                          "locations": [
                            {
                              "physicalLocation": {"artifactLocation": {"uri": "a", "uriBaseId": "ROOT"}},
                              "logicalLocations": [
                                {"fullyQualifiedName": "a:all", "kind": "package"}
                              ]
                            }
                          ],
                          "partialFingerprints": {"finding/v1": "a:all free-license-in-non-free"}
                        }
                      ]
                    }
                  ]
                }

                """#))
    }

    @Test func `hostile names stay inside their strings`() throws {
        let failure = PolicyFailure(
            package: "a\u{1B}\"</script>:all", version: "1", license: nil,
            causes: [PolicyCause(nil, .unknown(.unwritten))],
            evidence: .copyright(file: "//x/\u{1B}\"#?", lines: [2...2]))
        let verdict = PolicyVerdict(system: .bookworm, checked: 1, violations: [failure])
        let report = text { SARIFReport.write(verdict, of: .standard, to: &$0) }
        #expect(!report.contains("\u{1B}"))
        #expect(report.contains(#""uri": "x/%1B%22%23%3F""#))
        #expect(report.contains(#""fullyQualifiedName": "a\u001b\"</script>:all""#))
    }
}

struct SARIFReportRunTests {
    @Test(arguments: [
        (InventorySource.standard, #""uri": "file:///", "#), (.root("rootfs"), ""),
        (.root("/"), #""uri": "file:///", "#),
        (.root(.path("/image"), platform: "linux/arm64"), ""),
    ])
    func `a root with an absolute path is a base for URIs`(source: InventorySource, uri: String) {
        let verdict = PolicyVerdict(system: .bookworm, checked: 0)
        #expect(
            text { SARIFReport.write(verdict, of: source, to: &$0) }
                == SARIFRun.head(root: uri) + """
                          "results": []
                        }
                      ]
                    }

                    """)
    }

    @Test func `facts have no root, and are told apart by their keys`() {
        let failures = ["0a", "0b"].map { key in
            PolicyFailure(
                package: "a:all", version: "1", factKey: key, license: .license(LicenseTerm("MIT")),
                causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.unwritten))])
        }
        let verdict = PolicyVerdict(system: nil, checked: 2, violations: failures)
        let report = text { SARIFReport.write(verdict, of: nil, to: &$0) }
        #expect(!report.contains("\"uri\""))
        #expect(report.contains(#"{"finding/v1": "0a MIT"}"#))
        #expect(report.contains(#"{"finding/v1": "0b MIT"}"#))
    }

    @Test func `a run that could not read everything did not succeed`() {
        let verdict = PolicyVerdict(system: .bookworm, checked: 0, isIncomplete: true)
        #expect(
            text { SARIFReport.write(verdict, of: .standard, to: &$0) }.contains(
                #"{"executionSuccessful": false}"#))
    }
}

enum SARIFRun {
    /// What a report says about a source before its results.
    static func head(root: String) -> String {
        #"""
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "debian-licenses",
                  "version": "\#(Tool.version)",
                  "informationUri": "https://www.debian.org/doc/debian-policy/ch-docs.html#copyright-information",
                  "rules": [
                    {
                      "id": "denied-license",
                      "shortDescription": {"text": "The policy denies the license."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "license-not-allowed",
                      "shortDescription": {"text": "The license is not among those that the policy allows."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "exception-not-allowed",
                      "shortDescription": {"text": "The policy allows the license only without its exception."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "unknown-license",
                      "shortDescription": {"text": "Nobody knows what the license asks for."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "unexplained-terms",
                      "shortDescription": {"text": "The copyright file speaks of rights or conditions that no statement explains."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "free-license-in-non-free",
                      "shortDescription": {"text": "The package is not part of Debian, but only free licenses were found in it."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "no-choice-passes",
                      "shortDescription": {"text": "The policy allows none of the alternatives."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "expired-exemption",
                      "shortDescription": {"text": "An exemption of the policy has expired."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "unused-exemption",
                      "shortDescription": {"text": "An exemption of the policy excuses nothing."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "expired-clarification",
                      "shortDescription": {"text": "A clarification of the policy has expired."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "outdated-clarification",
                      "shortDescription": {"text": "A clarification of the policy is about another version or copyright file."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "unused-clarification",
                      "shortDescription": {"text": "A clarification of the policy is about nothing installed."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "contradicted-clarification",
                      "shortDescription": {"text": "A clarification of the policy says something else than the copyright file declares."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "expired-judgment",
                      "shortDescription": {"text": "A judgment of the policy has expired."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "unused-judgment",
                      "shortDescription": {"text": "A judgment of the policy is about no license of a package."},
                      "defaultConfiguration": {"level": "warning"}
                    },
                    {
                      "id": "unused-rule",
                      "shortDescription": {"text": "A rule of the policy is about sections that no package is in."},
                      "defaultConfiguration": {"level": "warning"}
                    }
                  ]
                }
              },
              "invocations": [
                {"executionSuccessful": true}
              ],
              "originalUriBaseIds": {
                "ROOT": {\#(root)"description": {"text": "The root of the system that was checked."}}
              },
              "columnKind": "unicodeCodePoints",

        """#
    }
}

struct StringURITests {
    @Test(arguments: [
        ("usr/share/doc/g++-12/copyright", "usr/share/doc/g%2B%2B-12/copyright"),
        ("a b%c?d#e:f", "a%20b%25c%3Fd%23e%3Af"), ("é", "%C3%A9"), ("\u{1B}\n", "%1B%0A"),
        ("~user/x_y-z.1", "~user/x_y-z.1"), ("", ""),
    ])
    func `what means something else in a URI is encoded`(path: String, uri: String) {
        #expect(path.uriPath == uri)
    }
}
