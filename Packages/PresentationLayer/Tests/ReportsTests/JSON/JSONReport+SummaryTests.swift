import DomainLayer
import Reports
import Testing

struct JSONReportSummaryTests {
    @Test func `a summary has its counts in their order`() {
        #expect(
            text { JSONReport.write(.birds, to: &$0) } == """
                {
                  "schemaVersion": 1,
                  "tool": {"name": "debian-licenses", "version": "\(Tool.version)"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "packages": 3,
                  "withoutAnswer": 1,
                  "incomplete": true,
                  "licenses": [
                    {"id": "MIT", "packages": 2},
                    {"id": "LicenseRef-a|b", "packages": 1}
                  ],
                  "categories": [
                    {"category": "permissive", "packages": 2},
                    {"category": "unknown", "packages": 1}
                  ],
                  "bases": [
                    {"basis": "declared", "packages": 2},
                    {"basis": "none", "packages": 1}
                  ],
                  "findings": [
                    {"kind": "not-utf8", "occurrences": 4}
                  ]
                }

                """)
    }
}
