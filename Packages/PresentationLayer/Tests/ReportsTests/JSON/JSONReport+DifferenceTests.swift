import DomainLayer
import Reports
import Testing

struct JSONReportDifferenceTests {
    @Test func `everything that differs is written`() {
        #expect(
            text { JSONReport.write(InventoryDifference.thorough(), to: &$0) } == #"""
                {
                  "schemaVersion": 1,
                  "tool": {"name": "debian-licenses", "version": "\#(Tool.version)"},
                  "old": {
                    "name": "-",
                    "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                    "packages": 3,
                    "incomplete": false
                  },
                  "new": {
                    "name": "/srv/new",
                    "system": {"id": "debian", "versionId": null, "name": "Debian GNU/Linux"},
                    "packages": 3,
                    "incomplete": true
                  },
                  "uncomparedTexts": 1,
                  "licenses": {"removed": [], "added": []},
                  "renamed": [],
                  "removed": [
                    {"name": "gone", "version": "1-1", "architecture": "all", "expression": "NOASSERTION", "reason": "missing-file"}
                  ],
                  "added": [
                    {"name": "come", "version": "1-1", "architecture": "all", "expression": "ISC", "reason": null}
                  ],
                  "changed": [
                    {
                      "name": "turned|",
                      "changes": ["version", "architecture", "license", "main-license", "statements", "holders", "text", "findings", "reason"],
                      "version": {"old": "1-1", "new": "2-1"},
                      "architecture": {"old": "amd64", "new": "arm64"},
                      "expression": {"old": "MIT AND ISC", "new": "ISC"},
                      "licenses": {
                        "removed": [
                          "MIT"
                        ],
                        "added": []
                      },
                      "category": {"old": "permissive", "new": "permissive"},
                      "mainExpression": {"old": "MIT", "new": "ISC"},
                      "reason": {"old": null, "new": "answered-by-sibling"},
                      "textDigest": {"old": "sha256:1", "new": "sha256:2"},
                      "statements": {
                        "removed": [
                          {"expression": "MIT", "files": ["*"], "lines": [3, 5], "basis": "declared", "rule": "short-name", "name": "Expat"},
                          {"expression": "ISC", "files": ["b/*"], "lines": [7, 9], "basis": "declared", "rule": "listed-id", "name": "ISC"}
                        ],
                        "added": [
                          {"expression": "ISC", "files": ["*"], "lines": [3, 5], "basis": "declared", "rule": "listed-id", "name": "ISC"}
                        ]
                      },
                      "holders": {
                        "removed": [
                          "2001 A"
                        ],
                        "added": [
                          "2002 A"
                        ]
                      },
                      "findings": {
                        "removed": [
                          {"kind": "not-utf8", "line": null, "declared": null, "text": null}
                        ],
                        "added": [
                          {"kind": "syntax-error", "line": 2, "declared": null, "text": null}
                        ]
                      }
                    },
                    {
                      "name": "unread",
                      "changes": ["version", "reason"],
                      "version": {"old": "1-1", "new": "1-2"},
                      "architecture": {"old": "amd64", "new": "amd64"},
                      "expression": {"old": "MIT", "new": "MIT"},
                      "licenses": {"removed": [], "added": []},
                      "category": {"old": "permissive", "new": "permissive"},
                      "mainExpression": {"old": null, "new": null},
                      "reason": {"old": null, "new": "incomplete-status"},
                      "textDigest": {"old": null, "new": null},
                      "statements": {"removed": [], "added": []},
                      "holders": {"removed": [], "added": []},
                      "findings": {"removed": [], "added": []}
                    }
                  ]
                }

                """#)
    }
}
