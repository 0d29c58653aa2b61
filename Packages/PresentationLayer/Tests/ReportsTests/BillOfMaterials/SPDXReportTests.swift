import DomainLayer
import Testing

@testable import Reports

struct SPDXReportTests {
    @Test func `what was concluded stands beside what is declared, with the reason`() {
        let text = text(SPDXReport.self, .of([.reviewedHeron, .reviewedStork]), as: .zeros)
        #expect(
            text.contains(
                #"""
                      "licenseConcluded": "EPL-1.0 OR EPL-2.0 OR LicenseRef-deb-egret",
                      "licenseDeclared": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "licenseComments": "read the \"sources\"; holds until 2030-12-31",
                """#))
        #expect(
            text.contains(
                """
                      "licenseConcluded": "MIT",
                      "licenseDeclared": "NOASSERTION",
                      "copyrightText": "NOASSERTION",
                """))
        #expect(
            text.contains(
                """
                      "licenseId": "LicenseRef-deb-egret",
                      "extractedText": "LicenseRef-deb-egret"
                """))
    }

    @Test func `a bill is written whole`() async {
        #expect(
            text(SPDXReport.self, .birds, as: .zeros) == #"""
                {
                  "spdxVersion": "SPDX-2.3",
                  "dataLicense": "CC0-1.0",
                  "SPDXID": "SPDXRef-DOCUMENT",
                  "name": "Debian GNU/Linux 12",
                  "documentNamespace": "https://spdx.org/spdxdocs/debian-12-00000000-0000-8000-8000-000000000000",
                  "creationInfo": {
                    "comment": "Made from a system in operation.",
                    "created": "2023-11-14T22:13:20Z",
                    "creators": ["Tool: debian-licenses-\#(Tool.version)"],
                    "licenseListVersion": "3.28"
                  },
                  "packages": [
                    {
                      "name": "debian",
                      "SPDXID": "SPDXRef-OperatingSystem",
                      "versionInfo": "12",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "summary": "Debian GNU/Linux 12",
                      "primaryPackagePurpose": "OPERATING_SYSTEM"
                    },
                    {
                      "name": "libheron1",
                      "SPDXID": "SPDXRef-Package-amd64-libheron1",
                      "versionInfo": "1:1.2.13+dfsg-1",
                      "supplier": "Person: Ana Ruiz (ana@heron.example)",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "sourceInfo": "built package from: heron 1:1.2.13+dfsg-1",
                      "licenseConcluded": "NOASSERTION",
                      "licenseDeclared": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "copyrightText": "1995-2022 Ana Ruiz\n2001 \"Bo\" Lind",
                      "externalRefs": [
                        {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": "pkg:deb/debian/libheron1@1:1.2.13%2Bdfsg-1?arch=amd64&distro=debian-12&upstream=heron"}
                      ],
                      "primaryPackagePurpose": "LIBRARY"
                    },
                    {
                      "name": "stork",
                      "SPDXID": "SPDXRef-Package-all-stork",
                      "versionInfo": "2-1",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "sourceInfo": "built package from: stork 2-1",
                      "licenseConcluded": "NOASSERTION",
                      "licenseDeclared": "NOASSERTION",
                      "copyrightText": "NOASSERTION",
                      "externalRefs": [
                        {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": "pkg:deb/debian/stork@2-1?arch=all&distro=debian-12"}
                      ],
                      "primaryPackagePurpose": "APPLICATION"
                    },
                    {
                      "name": "heron",
                      "SPDXID": "SPDXRef-Source-1X3A1.2.13X2BdfsgX2D1-heron",
                      "versionInfo": "1:1.2.13+dfsg-1",
                      "supplier": "Person: Ana Ruiz (ana@heron.example)",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "externalRefs": [
                        {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": "pkg:deb/debian/heron@1:1.2.13%2Bdfsg-1?arch=source&distro=debian-12"}
                      ],
                      "primaryPackagePurpose": "SOURCE"
                    },
                    {
                      "name": "stork",
                      "SPDXID": "SPDXRef-Source-2X2D1-stork",
                      "versionInfo": "2-1",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "externalRefs": [
                        {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": "pkg:deb/debian/stork@2-1?arch=source&distro=debian-12"}
                      ],
                      "primaryPackagePurpose": "SOURCE"
                    }
                  ],
                  "hasExtractedLicensingInfos": [
                    {
                      "licenseId": "LicenseRef-deb-heron-0a1b2c3d",
                      "extractedText": "Feed the \"heron\".\n"
                    }
                  ],
                  "relationships": [
                    {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-OperatingSystem"},
                    {"spdxElementId": "SPDXRef-OperatingSystem", "relationshipType": "CONTAINS", "relatedSpdxElement": "SPDXRef-Package-amd64-libheron1"},
                    {"spdxElementId": "SPDXRef-Package-amd64-libheron1", "relationshipType": "GENERATED_FROM", "relatedSpdxElement": "SPDXRef-Source-1X3A1.2.13X2BdfsgX2D1-heron"},
                    {"spdxElementId": "SPDXRef-OperatingSystem", "relationshipType": "CONTAINS", "relatedSpdxElement": "SPDXRef-Package-all-stork"},
                    {"spdxElementId": "SPDXRef-Package-all-stork", "relationshipType": "GENERATED_FROM", "relatedSpdxElement": "SPDXRef-Source-2X2D1-stork"},
                    {"spdxElementId": "SPDXRef-Package-all-stork", "relationshipType": "DEPENDS_ON", "relatedSpdxElement": "SPDXRef-Package-amd64-libheron1"}
                  ]
                }

                """#)
    }

    @Test func `words are spelled as the specification spells them`() async {
        let text = text(SPDXReport.self, .birds)
        #expect(text.contains("\"primaryPackagePurpose\": \"OPERATING_SYSTEM\""))
        #expect(text.contains("\"referenceCategory\": \"PACKAGE-MANAGER\""))
        #expect(!text.contains("OPERATING-SYSTEM") && !text.contains("PACKAGE_MANAGER"))
    }

    @Test func `the list's version has two numbers`() async {
        let numbers = SPDXLicenseList.version.split(separator: ".")
        let text = text(SPDXReport.self, .birds)
        #expect(text.contains("\"licenseListVersion\": \"\(numbers[0]).\(numbers[1])\"\n"))
    }

    @Test func `a supplier's parentheses are the address's alone`() async {
        var entry = PackageLicense.stork
        entry.maintainer = "Ana (Bo) Ruiz"
        #expect(
            text(SPDXReport.self, .of([entry]))
                .contains("\"supplier\": \"Person: Ana [Bo] Ruiz\""))
    }

    @Test func `the namespace is a URI whatever the system is called`() async {
        #expect(
            text(SPDXReport.self, .hostile, as: .zeros).contains(
                "\"documentNamespace\": \"https://spdx.org/spdxdocs/--b----onload-"
                    + "-00000000-0000-8000-8000-000000000000\""))
    }

    @Test func `a package was generated from what was built in, and links what is static`() {
        let document = text(SPDXReport.self, .of([.apple, .pear]))
        #expect(
            document.ranges(
                of: #""SPDXRef-Package-amd64-apple", "relationshipType": "GENERATED_FROM""#
            )
            .count == 2)
        for (type, source) in [
            ("GENERATED_FROM", "1X3A2X2D1-apple"), ("GENERATED_FROM", "3-quince"),
            ("STATIC_LINK", "3-quince"),
        ] {
            let relation =
                #""SPDXRef-Package-amd64-apple", "relationshipType": "\#(type)", "#
                + #""relatedSpdxElement": "SPDXRef-Source-\#(source)""#
            #expect(document.contains(relation), "\(relation)")
        }
        #expect(document.ranges(of: #""SPDXID": "SPDXRef-Source-3-quince""#).count == 1)
        #expect(document.ranges(of: #""SPDXID": "SPDXRef-Source--medlar""#).count == 1)
    }
}
