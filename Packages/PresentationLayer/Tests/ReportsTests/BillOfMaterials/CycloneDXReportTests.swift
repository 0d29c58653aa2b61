import DomainLayer
import Testing

@testable import Reports

struct CycloneDXReportTests {
    @Test func `a bill is written whole`() async {
        #expect(
            text(CycloneDXReport.self, .birds, as: .zeros) == #"""
                {
                  "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
                  "bomFormat": "CycloneDX",
                  "specVersion": "1.6",
                  "serialNumber": "urn:uuid:00000000-0000-8000-8000-000000000000",
                  "version": 1,
                  "metadata": {
                    "timestamp": "2023-11-14T22:13:20Z",
                    "lifecycles": [
                      {"phase": "operations"}
                    ],
                    "tools": {
                      "components": [
                        {"type": "application", "name": "debian-licenses", "version": "\#(Tool.version)"}
                      ]
                    },
                    "component": {
                      "type": "operating-system",
                      "bom-ref": "OperatingSystem",
                      "name": "debian",
                      "version": "12",
                      "description": "Debian GNU/Linux 12"
                    }
                  },
                  "components": [
                    {
                      "type": "library",
                      "bom-ref": "Package-amd64-libheron1",
                      "supplier": {"name": "Ana Ruiz", "contact": [{"email": "ana@heron.example"}]},
                      "name": "libheron1",
                      "version": "1:1.2.13+dfsg-1",
                      "licenses": [
                        {"acknowledgement": "declared", "expression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)"}
                      ],
                      "copyright": "1995-2022 Ana Ruiz\n2001 \"Bo\" Lind",
                      "purl": "pkg:deb/debian/libheron1@1:1.2.13%2Bdfsg-1?arch=amd64&distro=debian-12&upstream=heron",
                      "pedigree": {
                        "ancestors": [
                          {"type": "library", "name": "heron", "version": "1:1.2.13+dfsg-1", "purl": "pkg:deb/debian/heron@1:1.2.13%2Bdfsg-1?arch=source&distro=debian-12"}
                        ]
                      },
                      "evidence": {
                        "licenses": [
                          {
                            "license": {
                              "name": "LicenseRef-deb-heron-0a1b2c3d",
                              "text": {
                                "contentType": "text/plain",
                                "content": "Feed the \"heron\".\n"
                              }
                            }
                          }
                        ]
                      },
                      "properties": [
                        {"name": "bsi:component:executable", "value": "non-executable"},
                        {"name": "bsi:component:archive", "value": "archive"},
                        {"name": "bsi:component:structured", "value": "structured"}
                      ]
                    },
                    {
                      "type": "application",
                      "bom-ref": "Package-all-stork",
                      "name": "stork",
                      "version": "2-1",
                      "purl": "pkg:deb/debian/stork@2-1?arch=all&distro=debian-12",
                      "pedigree": {
                        "ancestors": [
                          {"type": "application", "name": "stork", "version": "2-1", "purl": "pkg:deb/debian/stork@2-1?arch=source&distro=debian-12"}
                        ]
                      },
                      "properties": [
                        {"name": "bsi:component:executable", "value": "non-executable"},
                        {"name": "bsi:component:archive", "value": "archive"},
                        {"name": "bsi:component:structured", "value": "structured"}
                      ]
                    }
                  ],
                  "dependencies": [
                    {"ref": "OperatingSystem", "dependsOn": ["Package-amd64-libheron1", "Package-all-stork"]},
                    {"ref": "Package-amd64-libheron1"},
                    {"ref": "Package-all-stork", "dependsOn": ["Package-amd64-libheron1"]}
                  ],
                  "compositions": [
                    {
                      "aggregate": "unknown",
                      "assemblies": ["OperatingSystem"]
                    },
                    {
                      "aggregate": "complete",
                      "dependencies": ["Package-amd64-libheron1", "Package-all-stork"]
                    }
                  ]
                }

                """#)
    }

    @Test func `a choice of licenses is one expression, never a list`() async {
        var entry = PackageLicense.stork
        entry.expression = .or([.id("MIT"), .id("Zlib")])
        #expect(
            text(CycloneDXReport.self, .of([entry])).contains(
                """
                      "licenses": [
                        {"acknowledgement": "declared", "expression": "MIT OR Zlib"}
                      ],
                """))
    }

    @Test func `a concluded license is the only one, and the declared one a property`() async {
        let text = text(
            CycloneDXReport.self,
            .of([.reviewedHeron, .reviewedStork], texts: ["LicenseRef-deb-egret": "Fly."]))
        #expect(
            text.contains(
                #"""
                      "licenses": [
                        {"acknowledgement": "concluded", "expression": "EPL-1.0 OR EPL-2.0 OR LicenseRef-deb-egret"}
                      ],
                """#))
        #expect(
            text.contains(
                #"""
                        {"name": "bsi:component:effectiveLicence", "value": "EPL-1.0 OR EPL-2.0 OR LicenseRef-deb-egret"},
                        {"name": "debian-licenses:declaredExpression", "value": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)"},
                        {"name": "debian-licenses:conclusion", "value": "read the \"sources\"; holds until 2030-12-31"}
                      ]
                """#))
        #expect(
            text.contains(
                #"""
                        {"name": "debian-licenses:declaredExpression", "value": "NOASSERTION"}
                      ]
                """#))
        for reference in ["LicenseRef-deb-heron-0a1b2c3d", "LicenseRef-deb-egret"] {
            #expect(text.contains(#""name": "\#(reference)","#))
        }
    }

    @Test func `a maintainer's URL is no address`() async {
        var entry = PackageLicense.stork
        entry.maintainer = "Stork Authors <https://stork.example/>"
        let text = text(CycloneDXReport.self, .of([entry]))
        #expect(text.contains("\"supplier\": {\"name\": \"Stork Authors\"},"))
        #expect(!text.contains("email"))
    }

    @Test func `nobody is no supplier, and nothing found no license`() async {
        let text = text(CycloneDXReport.self, .of([.stork]))
        #expect(!text.contains("\"supplier\"") && !text.contains("\"licenses\""))
    }

    @Test func `a version is no longer than the schema lets it be`() async {
        var entry = PackageLicense.stork
        entry.version = String(repeating: "1", count: 2000) + "e\u{301}"
        let longest = String(repeating: "1", count: 1024)
        #expect(
            text(CycloneDXReport.self, .of([entry]))
                .contains("\"version\": \"\(longest)\",\n"))
    }

    @Test func `what was built in is an ancestor, or a component of the component`() {
        let document = text(CycloneDXReport.self, .of([.apple]))
        let quince =
            #""name": "quince", "version": "3", "#
            + #""purl": "pkg:deb/debian/quince@3?arch=source&distro=debian-12"}"#
        #expect(
            document.contains(
                """
                      "pedigree": {
                        "ancestors": [
                          {"type": "application", "name": "apple", "version": "1:2-1", "purl": \
                "pkg:deb/debian/apple@1:2-1?arch=source&distro=debian-12"},
                          {"type": "application", \(quince)
                        ]
                      },
                      "components": [
                        {"type": "library", \(quince)
                      ]
                """))
    }
}
