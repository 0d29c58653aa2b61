import DomainLayer
import Testing

@testable import Reports

struct SPDX3ReportTests {
    @Test func `what was concluded is a relationship beside that of what is declared`() {
        let text = text(SPDX3Report.self, .of([.reviewedHeron, .stork]), as: .zeros)
        let names = "https://spdx.org/spdxdocs/debian-12-00000000-0000-8000-8000-000000000000"
        #expect(
            text.contains(
                #"""
                      "spdxId": "\#(names)#Declared-Package-amd64-libheron1",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Package-amd64-libheron1",
                      "relationshipType": "hasDeclaredLicense",
                      "to": ["\#(names)#License-1"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Concluded-Package-amd64-libheron1",
                      "creationInfo": "_:creation",
                      "comment": "read the \"sources\"; holds until 2030-12-31",
                      "from": "\#(names)#Package-amd64-libheron1",
                      "relationshipType": "hasConcludedLicense",
                      "to": ["\#(names)#License-2"]
                    },
                """#))
        #expect(text.contains(#""spdxId": "\#(names)#License-2","#))
        #expect(!text.contains("Concluded-Package-all-stork"))
    }

    private let names =
        "https://spdx.org/spdxdocs/debian-12-00000000-0000-8000-8000-000000000000"

    @Test func `a bill is written whole`() async {
        #expect(
            text(SPDX3Report.self, .birds, as: .zeros) == #"""
                {
                  "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld",
                  "@graph": [
                    {
                      "type": "CreationInfo",
                      "@id": "_:creation",
                      "specVersion": "3.0.1",
                      "created": "2023-11-14T22:13:20Z",
                      "createdBy": ["\#(names)#Tool"]
                    },
                    {
                      "type": "SoftwareAgent",
                      "spdxId": "\#(names)#Tool",
                      "creationInfo": "_:creation",
                      "name": "debian-licenses-\#(Tool.version)"
                    },
                    {
                      "type": "simplelicensing_LicenseExpression",
                      "spdxId": "\#(names)#DataLicense",
                      "creationInfo": "_:creation",
                      "simplelicensing_licenseExpression": "CC0-1.0",
                      "simplelicensing_licenseListVersion": "3.28.0"
                    },
                    {
                      "type": "simplelicensing_SimpleLicensingText",
                      "spdxId": "\#(names)#Text-LicenseRef-deb-heron-0a1b2c3d",
                      "creationInfo": "_:creation",
                      "name": "LicenseRef-deb-heron-0a1b2c3d",
                      "simplelicensing_licenseText": "Feed the \"heron\".\n"
                    },
                    {
                      "type": "simplelicensing_LicenseExpression",
                      "spdxId": "\#(names)#License-1",
                      "creationInfo": "_:creation",
                      "simplelicensing_licenseExpression": "GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d)",
                      "simplelicensing_licenseListVersion": "3.28.0",
                      "simplelicensing_customIdToUri": [
                        {"type": "DictionaryEntry", "key": "LicenseRef-deb-heron-0a1b2c3d", "value": "\#(names)#Text-LicenseRef-deb-heron-0a1b2c3d"}
                      ]
                    },
                    {
                      "type": "Person",
                      "spdxId": "\#(names)#Supplier-1",
                      "creationInfo": "_:creation",
                      "name": "Ana Ruiz",
                      "externalIdentifier": [
                        {"type": "ExternalIdentifier", "externalIdentifierType": "email", "identifier": "ana@heron.example"}
                      ]
                    },
                    {
                      "type": "software_Package",
                      "spdxId": "\#(names)#OperatingSystem",
                      "creationInfo": "_:creation",
                      "name": "debian",
                      "summary": "Debian GNU/Linux 12",
                      "software_packageVersion": "12",
                      "software_primaryPurpose": "operatingSystem"
                    },
                    {
                      "type": "software_Package",
                      "spdxId": "\#(names)#Package-amd64-libheron1",
                      "creationInfo": "_:creation",
                      "name": "libheron1",
                      "suppliedBy": "\#(names)#Supplier-1",
                      "software_packageVersion": "1:1.2.13+dfsg-1",
                      "software_packageUrl": "pkg:deb/debian/libheron1@1:1.2.13%2Bdfsg-1?arch=amd64&distro=debian-12&upstream=heron",
                      "software_copyrightText": "1995-2022 Ana Ruiz\n2001 \"Bo\" Lind",
                      "software_primaryPurpose": "library"
                    },
                    {
                      "type": "software_Package",
                      "spdxId": "\#(names)#Package-all-stork",
                      "creationInfo": "_:creation",
                      "name": "stork",
                      "software_packageVersion": "2-1",
                      "software_packageUrl": "pkg:deb/debian/stork@2-1?arch=all&distro=debian-12",
                      "software_primaryPurpose": "application"
                    },
                    {
                      "type": "software_Package",
                      "spdxId": "\#(names)#Source-1X3A1.2.13X2BdfsgX2D1-heron",
                      "creationInfo": "_:creation",
                      "name": "heron",
                      "suppliedBy": "\#(names)#Supplier-1",
                      "software_packageVersion": "1:1.2.13+dfsg-1",
                      "software_packageUrl": "pkg:deb/debian/heron@1:1.2.13%2Bdfsg-1?arch=source&distro=debian-12",
                      "software_primaryPurpose": "source"
                    },
                    {
                      "type": "software_Package",
                      "spdxId": "\#(names)#Source-2X2D1-stork",
                      "creationInfo": "_:creation",
                      "name": "stork",
                      "software_packageVersion": "2-1",
                      "software_packageUrl": "pkg:deb/debian/stork@2-1?arch=source&distro=debian-12",
                      "software_primaryPurpose": "source"
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Contains-OperatingSystem",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#OperatingSystem",
                      "relationshipType": "contains",
                      "to": ["\#(names)#Package-amd64-libheron1", "\#(names)#Package-all-stork"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Declared-Package-amd64-libheron1",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Package-amd64-libheron1",
                      "relationshipType": "hasDeclaredLicense",
                      "to": ["\#(names)#License-1"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Declared-Package-all-stork",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Package-all-stork",
                      "relationshipType": "hasDeclaredLicense",
                      "to": ["expandedlicensing_NoAssertionLicense"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#DependsOn-Package-all-stork",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Package-all-stork",
                      "relationshipType": "dependsOn",
                      "completeness": "complete",
                      "to": ["\#(names)#Package-amd64-libheron1"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Generates-Source-1X3A1.2.13X2BdfsgX2D1-heron",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Source-1X3A1.2.13X2BdfsgX2D1-heron",
                      "relationshipType": "generates",
                      "to": ["\#(names)#Package-amd64-libheron1"]
                    },
                    {
                      "type": "Relationship",
                      "spdxId": "\#(names)#Generates-Source-2X2D1-stork",
                      "creationInfo": "_:creation",
                      "from": "\#(names)#Source-2X2D1-stork",
                      "relationshipType": "generates",
                      "to": ["\#(names)#Package-all-stork"]
                    },
                    {
                      "type": "software_Sbom",
                      "spdxId": "\#(names)#BillOfMaterials",
                      "creationInfo": "_:creation",
                      "software_sbomType": ["deployed"],
                      "rootElement": ["\#(names)#OperatingSystem"],
                      "element": ["\#(names)#Tool", "\#(names)#DataLicense", "\#(names)#Text-LicenseRef-deb-heron-0a1b2c3d", "\#(names)#License-1", "\#(names)#Supplier-1", "\#(names)#OperatingSystem", "\#(names)#Package-amd64-libheron1", "\#(names)#Package-all-stork", "\#(names)#Source-1X3A1.2.13X2BdfsgX2D1-heron", "\#(names)#Source-2X2D1-stork", "\#(names)#Contains-OperatingSystem", "\#(names)#Declared-Package-amd64-libheron1", "\#(names)#Declared-Package-all-stork", "\#(names)#DependsOn-Package-all-stork", "\#(names)#Generates-Source-1X3A1.2.13X2BdfsgX2D1-heron", "\#(names)#Generates-Source-2X2D1-stork"]
                    },
                    {
                      "type": "SpdxDocument",
                      "spdxId": "\#(names)#Document",
                      "creationInfo": "_:creation",
                      "name": "Debian GNU/Linux 12",
                      "profileConformance": ["core", "software", "simpleLicensing"],
                      "dataLicense": "\#(names)#DataLicense",
                      "rootElement": ["\#(names)#BillOfMaterials"],
                      "element": ["\#(names)#Tool", "\#(names)#DataLicense", "\#(names)#Text-LicenseRef-deb-heron-0a1b2c3d", "\#(names)#License-1", "\#(names)#Supplier-1", "\#(names)#OperatingSystem", "\#(names)#Package-amd64-libheron1", "\#(names)#Package-all-stork", "\#(names)#Source-1X3A1.2.13X2BdfsgX2D1-heron", "\#(names)#Source-2X2D1-stork", "\#(names)#Contains-OperatingSystem", "\#(names)#Declared-Package-amd64-libheron1", "\#(names)#Declared-Package-all-stork", "\#(names)#DependsOn-Package-all-stork", "\#(names)#Generates-Source-1X3A1.2.13X2BdfsgX2D1-heron", "\#(names)#Generates-Source-2X2D1-stork", "\#(names)#BillOfMaterials"]
                    }
                  ]
                }

                """#)
    }

    @Test func `the list's version has three numbers`() async {
        #expect(
            text(SPDX3Report.self, .birds).contains(
                "\"simplelicensing_licenseListVersion\": \"\(SPDXLicenseList.version)\""))
        #expect(SPDXLicenseList.version.split(separator: ".").count == 3)
    }

    @Test func `who supplies several packages is one element`() async {
        var second = PackageLicense.stork
        second.maintainer = PackageLicense.heron.maintainer
        let text = text(SPDX3Report.self, .of([.heron, second]))
        #expect(text.split(separator: "\"type\": \"Person\"").count == 2)
    }

    @Test func `an expression of several packages is one element`() async {
        var second = PackageLicense.stork
        second.expression = PackageLicense.heron.expression
        let text = text(SPDX3Report.self, .of([.heron, second]))
        #expect(text.split(separator: "\"simplelicensing_licenseExpression\"").count == 3)
    }

    @Test func `an empty system contains nothing, and says so with no relationship`() async {
        #expect(!(text(SPDX3Report.self, .of([]))).contains("Relationship"))
    }

    @Test func `a built-in source generates the package, or is linked by it`() {
        let document = text(SPDX3Report.self, .of([.apple, .pear]), as: .zeros)
        let names = SPDX3Names(namespace: BillOfMaterials.of([]).namespace(as: .zeros))
        for (type, from, to) in [
            ("generates", "Source-3-quince", "Package-amd64-apple"),
            ("hasStaticLink", "Package-amd64-apple", "Source-3-quince"),
            ("hasStaticLink", "Package-all-pear", "Source--medlar"),
        ] {
            let relation = """
                      "from": "\(names.iri(from))",
                      "relationshipType": "\(type)",
                      "to": ["\(names.iri(to))"]
                """
            #expect(document.contains(relation), "\(relation)")
        }
    }
}
