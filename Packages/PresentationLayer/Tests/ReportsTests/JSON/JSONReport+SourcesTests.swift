import DomainLayer
import Testing

@testable import Reports

struct JSONReportSourcesTests {
    @Test func `sources are written whole`() {
        #expect(
            text { JSONReport.write(SourceList.fruits(isOwedOnly: true), to: &$0) } == """
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "\(Tool.version)"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "owedOnly": true,
                  "sources": [
                    {
                      "name": "apple",
                      "version": "1:2-1",
                      "purl": "pkg:deb/debian/apple@1:2-1?arch=source&distro=debian-12",
                      "dsc": "apple_2-1.dsc",
                      "snapshot": "https://snapshot.debian.org/package/apple/1%3A2-1/",
                      "status": "owed",
                      "packages": ["apple:amd64"],
                      "builtInto": [],
                      "reasons": [
                        {
                          "licenses": ["GPL-2.0-only", "MPL-2.0"],
                          "unknown": [],
                          "names": {},
                          "packages": ["apple:amd64"]
                        }
                      ]
                    },
                    {
                      "name": "medlar",
                      "version": "",
                      "purl": "pkg:deb/debian/medlar?arch=source&distro=debian-12",
                      "dsc": null,
                      "snapshot": null,
                      "status": "unknown",
                      "packages": [],
                      "builtInto": [
                        {"package": "pear:all", "field": "Static-Built-Using"}
                      ],
                      "reasons": []
                    },
                    {
                      "name": "plum",
                      "version": "5",
                      "purl": "pkg:deb/debian/plum@5?arch=source&distro=debian-12",
                      "dsc": "plum_5.dsc",
                      "snapshot": "https://snapshot.debian.org/package/plum/5/",
                      "status": "unknown",
                      "packages": ["plum:all"],
                      "builtInto": [],
                      "reasons": [
                        {
                          "licenses": [],
                          "unknown": ["LicenseRef-deb-1", "unexplained-terms"],
                          "names": {"LicenseRef-deb-1": "Plum, \\"own\\""},
                          "packages": ["plum:all"]
                        }
                      ]
                    },
                    {
                      "name": "quince",
                      "version": "3",
                      "purl": "pkg:deb/debian/quince@3?arch=source&distro=debian-12",
                      "dsc": "quince_3.dsc",
                      "snapshot": "https://snapshot.debian.org/package/quince/3/",
                      "status": "owed",
                      "packages": [],
                      "builtInto": [
                        {"package": "apple:amd64", "field": "Built-Using"},
                        {"package": "apple:amd64", "field": "Static-Built-Using"}
                      ],
                      "reasons": [
                        {
                          "licenses": ["GPL-2.0-only", "MPL-2.0"],
                          "unknown": [],
                          "names": {},
                          "packages": ["apple:amd64"]
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    @Test func `nothing says that sources are left out if none are`() {
        let json = text { JSONReport.write(SourceList.fruits(), to: &$0) }
        #expect(!json.contains("owedOnly"))
        #expect(json.contains(#""status": "not-owed""#))
    }

    @Test func `a package without a license says NOASSERTION`() {
        let list = SourceList(
            LicenseInventory(system: .bookworm, entries: [.stork]), isOwedOnly: true)
        let json = text { JSONReport.write(list, to: &$0) }
        #expect(json.contains(#""unknown": ["NOASSERTION"],"#))
    }

    @Test func `a package has what was built in only if something was`() {
        let json = text { JSONReport.write(.of([.apple, .plum]), to: &$0) }
        #expect(json.ranges(of: #""builtUsing""#).count == 1)
        #expect(
            json.contains(
                """
                      "builtUsing": [
                        {"name": "quince", "version": "3", "field": "Built-Using"},
                        {"name": "quince", "version": "3", "field": "Static-Built-Using"}
                      ],
                """))
    }
}
