import DomainLayer
import Reports
import Testing
import Wording

struct JSONReportTests {
    private static let head = """
        {
          "schemaVersion": 3,
          "tool": {"name": "debian-licenses", "version": "\(Tool.version)"},
          "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
        """

    @Test func `an empty listing has empty lists`() {
        #expect(
            text { JSONReport.write(.of([]), to: &$0) } == """
                \(Self.head)
                  "packages": [],
                  "findings": [],
                  "licenseRefs": {}
                }

                """)
    }

    @Test func `a listing has every key in its order`() {
        let listing = LicenseListing.of(
            [.heron, .stork],
            findings: [LicenseFinding(.syntaxError, line: 4, path: "/var/lib/dpkg/status")])
        #expect(
            text { JSONReport.write(listing, to: &$0) } == """
                \(Self.head)
                  "packages": [
                    {
                      "name": "libheron1",
                      "version": "1:1.2.13+dfsg-1",
                      "architecture": "amd64",
                      "source": {"name": "heron", "version": "1:1.2.13+dfsg-1"},
                      "purl": "pkg:deb/debian/libheron1@1:1.2.13%2Bdfsg-1?arch=amd64&distro=debian-12",
                      "section": "libs",
                      "priority": "",
                      "essential": false,
                      "installedSize": 0,
                      "maintainer": "Ana Ruiz <ana@heron.example>",
                      "copyrightFile": "/usr/share/doc/libheron1/copyright",
                      "format": "dep5",
                      "basis": "declared",
                      "expression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "mainExpression": "GPL-2.0-or-later WITH Classpath-exception-2.0",
                      "category": "weak-copyleft",
                      "unknown": false,
                      "licenses": ["GPL-2.0-only", "GPL-2.0-or-later", "LicenseRef-deb-heron-0a1b2c3d", "Zlib"],
                      "exceptions": ["Classpath-exception-2.0"],
                      "statements": [
                        {"expression": "GPL-2.0-or-later WITH Classpath-exception-2.0", "files": ["*"], "lines": [7, 9], "basis": "declared", "rule": "short-name", "name": "GPL-2+ with Classpath exception", "holders": ["1995-2022 Ana Ruiz", "2001 \\"Bo\\" Lind"]},
                        {"expression": "Zlib OR LicenseRef-deb-heron-0a1b2c3d", "files": ["a/*", "b.c"], "lines": [11, 13], "basis": "text", "rule": "license-text", "name": null, "holders": [], "underlying": ["GPL-2.0-only"]},
                        {"expression": "NOASSERTION", "files": ["c.c"], "lines": [15, 15], "basis": "none", "rule": null, "name": null, "holders": []}
                      ],
                      "findings": [
                        {"kind": "declared-text-mismatch", "line": 31, "declared": "GPL-3.0-only", "text": "GPL-3.0-or-later"},
                        {"kind": "not-utf8", "line": null, "declared": null, "text": null}
                      ],
                      "unexplained": [[4, 4], [12, 14]],
                      "reason": null
                    },
                    {
                      "name": "stork",
                      "version": "2-1",
                      "architecture": "all",
                      "source": {"name": "stork", "version": "2-1"},
                      "purl": "pkg:deb/debian/stork@2-1?arch=all&distro=debian-12",
                      "section": "",
                      "priority": "",
                      "essential": false,
                      "installedSize": 0,
                      "maintainer": "",
                      "copyrightFile": null,
                      "format": null,
                      "basis": "none",
                      "expression": "NOASSERTION",
                      "mainExpression": null,
                      "category": "unknown",
                      "unknown": true,
                      "licenses": [],
                      "exceptions": [],
                      "statements": [],
                      "findings": [],
                      "unexplained": [],
                      "reason": {"code": "missing-file", "detail": "there is no file /usr/share/doc/stork/copyright"}
                    }
                  ],
                  "findings": [
                    {"kind": "syntax-error", "line": 4, "declared": null, "text": null, "path": "/var/lib/dpkg/status"}
                  ],
                  "licenseRefs": {
                    "LicenseRef-deb-heron-0a1b2c3d": {
                      "names": ["Heron"],
                      "category": "unknown",
                      "categoryBasis": null,
                      "terms": null
                    }
                  }
                }

                """)
    }

    @Test func `texts are there where the listing has some, ordered by their ids`() {
        let listing = LicenseListing.of(
            [], texts: ["LicenseRef-b": "two\n", "LicenseRef-a": "\"one\""])
        #expect(
            text { JSONReport.write(listing, to: &$0) } == """
                \(Self.head)
                  "packages": [],
                  "findings": [],
                  "licenseRefs": {},
                  "texts": {
                    "LicenseRef-a": "\\"one\\"",
                    "LicenseRef-b": "two\\n"
                  }
                }

                """)
    }

    @Test func `a listing by source has groups instead of packages`() {
        #expect(
            text { JSONReport.write(.bySource, to: &$0) } == """
                \(Self.head)
                  "groups": [
                    {
                      "name": "heron",
                      "version": "1:1.2.13+dfsg-1",
                      "expression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "packages": ["libheron1:amd64"]
                    },
                    {
                      "name": "stork",
                      "version": "2-1",
                      "expression": "NOASSERTION",
                      "packages": ["stork:all"]
                    }
                  ],
                  "findings": [],
                  "licenseRefs": {
                    "LicenseRef-deb-heron-0a1b2c3d": {
                      "names": ["Heron"],
                      "category": "unknown",
                      "categoryBasis": null,
                      "terms": null
                    }
                  }
                }

                """)
    }

    @Test func `a group of a license has no version`() {
        #expect(
            text { JSONReport.write(.byLicense, to: &$0) } == """
                \(Self.head)
                  "groups": [
                    {
                      "name": "Zlib",
                      "version": null,
                      "expression": "Zlib",
                      "packages": ["libheron1:amd64", "stork:all"]
                    }
                  ],
                  "findings": [],
                  "licenseRefs": {
                    "LicenseRef-deb-heron-0a1b2c3d": {
                      "names": ["Heron"],
                      "category": "unknown",
                      "categoryBasis": null,
                      "terms": null
                    }
                  }
                }

                """)
    }

    @Test func `one package has its digest and text where there are some`() {
        var entry = PackageLicense.stork
        entry.textDigest = "sha256:00"
        let license = License(id: entry.id, name: entry.name, body: "Line\n\tline\u{1B}")
        let detail = LicenseDetail(entry: entry, installReason: .manual, text: .success(license))
        #expect(
            text { JSONReport.write([detail], on: .bookworm, to: &$0) } == """
                \(Self.head)
                  "packages": [
                    {
                      "name": "stork",
                      "version": "2-1",
                      "architecture": "all",
                      "source": {"name": "stork", "version": "2-1"},
                      "purl": "pkg:deb/debian/stork@2-1?arch=all&distro=debian-12",
                      "section": "",
                      "priority": "",
                      "essential": false,
                      "installedSize": 0,
                      "maintainer": "",
                      "installed": {"manually": true, "because": []},
                      "copyrightFile": null,
                      "textDigest": "sha256:00",
                      "format": null,
                      "basis": "none",
                      "expression": "NOASSERTION",
                      "mainExpression": null,
                      "category": "unknown",
                      "unknown": true,
                      "licenses": [],
                      "exceptions": [],
                      "statements": [],
                      "findings": [],
                      "unexplained": [],
                      "reason": {"code": "missing-file", "detail": "there is no file /usr/share/doc/stork/copyright"},
                      "text": "Line\\n\\tline\\u001b"
                    }
                  ]
                }

                """)
    }

    @Test func `a text that could be read has its terms with their lines`() {
        var entry = PackageLicense(name: "egret", version: "1", architecture: "all")
        entry.expression = .id("LicenseRef-deb-egret")
        entry.readings = [
            "LicenseRef-deb-egret": LicenseReading(
                permissions: [.init("copying", lines: [1...2, 4...4])],
                limitations: [.init("warranty", lines: [5...6])], unread: [7...7],
                category: .permissive)
        ]
        let listing = LicenseListing(system: .bookworm, entries: [entry], total: 1)
        #expect(
            text { JSONReport.write(listing, to: &$0) }.contains(
                """
                  "licenseRefs": {
                    "LicenseRef-deb-egret": {
                      "names": [],
                      "category": "permissive",
                      "categoryBasis": "terms",
                      "terms": {
                        "permissions": {"copying": [[1, 2], [4, 4]]},
                        "conditions": {},
                        "limitations": {"warranty": [[5, 6]]},
                        "unread": [[7, 7]]
                      }
                    }
                  }
                """))
    }

    @Test func `a system without a version says null`() {
        let sid = LicenseListing(
            system: SystemIdentity(id: "debian", versionID: nil, codename: "sid", name: "\"sid\""),
            entries: [],
            total: 0)
        #expect(
            text { JSONReport.write(sid, to: &$0) } == """
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "\(Tool.version)"},
                  "system": {"id": "debian", "versionId": null, "name": "\\"sid\\""},
                  "packages": [],
                  "findings": [],
                  "licenseRefs": {}
                }

                """)
    }
}

struct JSONReportIdentificationTests {
    @Test func `each file has its answer, its evidence and its findings`() {
        #expect(
            text { JSONReport.write([IdentifiedFile.heron, .silent], to: &$0) } == #"""
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "0.1.0"},
                  "files": [
                    {
                      "file": "doc/heron",
                      "format": "dep5",
                      "basis": "declared",
                      "expression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "mainExpression": "GPL-2.0-or-later WITH Classpath-exception-2.0",
                      "category": "weak-copyleft",
                      "unknown": false,
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
                      ],
                      "unexplained": [[4, 4], [12, 14]]
                    },
                    {
                      "file": "-",
                      "format": "text",
                      "basis": "none",
                      "expression": "NOASSERTION",
                      "mainExpression": null,
                      "category": "unknown",
                      "unknown": true,
                      "licenses": [],
                      "exceptions": [],
                      "statements": [],
                      "findings": [],
                      "unexplained": []
                    }
                  ],
                  "licenseRefs": {
                    "LicenseRef-deb-heron-0a1b2c3d": {
                      "names": [],
                      "category": "unknown",
                      "categoryBasis": null,
                      "terms": null
                    }
                  }
                }

                """#)
    }
}

struct JSONReportSummaryTests {
    @Test func `a summary has its counts in their order`() {
        #expect(
            text { JSONReport.write(.birds, to: &$0) } == """
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "\(Tool.version)"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "packages": 3,
                  "unknown": 1,
                  "unlisted": 1,
                  "withoutAnswer": 1,
                  "incomplete": true,
                  "mainLicenses": [],
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
