import DomainLayer
import Reports
import Testing

struct JSONReportIdentificationTests {
    @Test func `each file has its answer, its evidence and its findings`() {
        #expect(
            text { JSONReport.write([IdentifiedFile.heron, .silent], to: &$0) } == #"""
                {
                  "schemaVersion": 1,
                  "tool": {"name": "debian-licenses", "version": "\#(Tool.version)"},
                  "files": [
                    {
                      "file": "doc/heron",
                      "format": "dep5",
                      "basis": "declared",
                      "expression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "mainExpression": "GPL-2.0-or-later WITH Classpath-exception-2.0",
                      "licenses": ["GPL-2.0-only", "GPL-2.0-or-later", "LicenseRef-deb-heron-0a1b2c3d", "Zlib"],
                      "exceptions": ["Classpath-exception-2.0"],
                      "statements": [
                        {"expression": "GPL-2.0-or-later WITH Classpath-exception-2.0", "files": ["*"], "lines": [7, 9], "basis": "declared", "rule": "short-name", "name": "GPL-2+ with Classpath exception", "holders": ["1995-2022 Ana Ruiz", "2001 \"Bo\" Lind"]},
                        {"expression": "Zlib OR LicenseRef-deb-heron-0a1b2c3d", "files": ["a/*", "b.c"], "lines": [11, 13], "basis": "text", "rule": "license-text", "name": null, "holders": [], "underlying": ["GPL-2.0-only"]},
                        {"expression": "NOASSERTION", "files": ["c.c"], "lines": [15, 15], "basis": "none", "rule": null, "name": null, "holders": []}
                      ],
                      "findings": [
                        {"kind": "declared-text-mismatch", "line": 31, "declared": "GPL-3.0-only", "text": "GPL-3.0-or-later"},
                        {"kind": "not-utf8", "line": null, "declared": null, "text": null}
                      ]
                    },
                    {
                      "file": "-",
                      "format": "text",
                      "basis": "none",
                      "expression": "NOASSERTION",
                      "mainExpression": null,
                      "licenses": [],
                      "exceptions": [],
                      "statements": [],
                      "findings": []
                    }
                  ]
                }

                """#)
    }
}
