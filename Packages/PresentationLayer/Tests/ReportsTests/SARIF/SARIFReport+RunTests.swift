import DomainLayer
import Reports
import Testing

struct SARIFReportRunTests {
    @Test(arguments: [
        (InventorySource.standard, #""uri": "file:///", "#), (.root("rootfs"), ""),
        (.root("/"), #""uri": "file:///", "#),
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

    @Test func `a run that could not read everything did not succeed`() {
        let verdict = PolicyVerdict(system: .bookworm, checked: 0, isIncomplete: true)
        #expect(
            text { SARIFReport.write(verdict, of: .standard, to: &$0) }.contains(
                #"{"executionSuccessful": false}"#))
    }
}

enum SARIFRun {
    /// What is written of a source before its results.
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
                  "rules": [
                    {
                      "id": "denied-license",
                      "shortDescription": {"text": "The policy denies the licence."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "license-not-allowed",
                      "shortDescription": {"text": "The licence is not among those that the policy allows."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "exception-not-allowed",
                      "shortDescription": {"text": "The policy allows the licence only without its exception."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "unknown-license",
                      "shortDescription": {"text": "Nobody knows what the licence asks for."},
                      "defaultConfiguration": {"level": "error"}
                    },
                    {
                      "id": "no-choice-passes",
                      "shortDescription": {"text": "The policy lets none of the licences pass that there are to choose."},
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
