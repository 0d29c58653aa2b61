import DomainLayer
import Testing

@testable import Reports

struct ImageElementTests {
    private static let image = ImageIdentity(
        names: ["registry.example/shop/cart:2.1", "cart:latest"],
        digest: "sha256:" + String(repeating: "a1", count: 32),
        configDigest: "sha256:" + String(repeating: "b2", count: 32),
        platform: "linux/arm64/v8",
        layers: [
            ImageLayer(
                digest: "sha256:" + String(repeating: "c3", count: 32), command: "ADD \"/\"",
                changesPackages: true),
            ImageLayer(digest: "sha512:00", changesPackages: false),
        ])

    /// A bill of an image with a package of which only the name is known.
    private func bill(_ image: ImageIdentity = image) -> BillOfMaterials {
        var system = SystemIdentity.bookworm
        system.image = image
        return .of([.hollow], system: system)
    }

    private let summary =
        "container image for linux/arm64/v8 with the id sha256:"
        + String(repeating: "b2", count: 32) + " also named cart:latest"
    private let url =
        "pkg:oci/cart@sha256%3A" + String(repeating: "a1", count: 32)
        + "?arch=arm64&repository_url=registry.example%2Fshop%2Fcart&tag=2.1"

    @Test func `SPDX describes the image, which contains its layers and the system`() {
        let text = text(SPDXReport.self, bill(), as: .zeros)
        #expect(text.contains("\n  \"name\": \"registry.example/shop/cart:2.1\",\n"))
        #expect(
            text.contains(
                #"""
                    {
                      "name": "registry.example/shop/cart",
                      "SPDXID": "SPDXRef-Image",
                      "versionInfo": "2.1",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "checksums": [
                        {"algorithm": "SHA256", "checksumValue": "\#(String(repeating: "a1", count: 32))"}
                      ],
                      "summary": "\#(summary)",
                      "externalRefs": [
                        {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": "\#(url)"}
                      ],
                      "primaryPackagePurpose": "CONTAINER"
                    },
                    {
                      "name": "layer 1",
                      "SPDXID": "SPDXRef-Layer-1",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "checksums": [
                        {"algorithm": "SHA256", "checksumValue": "\#(String(repeating: "c3", count: 32))"}
                      ],
                      "summary": "ADD \"/\"",
                      "primaryPackagePurpose": "ARCHIVE"
                    },
                    {
                      "name": "layer 2",
                      "SPDXID": "SPDXRef-Layer-2",
                      "supplier": "NOASSERTION",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "primaryPackagePurpose": "ARCHIVE"
                    },
                """#))
        let relationships = text.split(separator: "\n").filter { $0.contains("SPDXRef-Image") }
            .dropFirst()
        #expect(
            relationships.map { line in
                line.split(separator: "\"").filter { $0.hasPrefix("SPDXRef-") || $0 == "CONTAINS" }
                    .joined(separator: " ")
            } == [
                "SPDXRef-DOCUMENT SPDXRef-Image",
                "SPDXRef-Image CONTAINS SPDXRef-Layer-1",
                "SPDXRef-Image CONTAINS SPDXRef-Layer-2",
                "SPDXRef-Image CONTAINS SPDXRef-OperatingSystem",
            ])
    }

    @Test func `SPDX 3 has the image as its root`() {
        let text = text(SPDX3Report.self, bill(), as: .zeros)
        #expect(
            text.contains(
                #"""
                      "name": "registry.example/shop/cart",
                      "summary": "\#(summary)",
                      "verifiedUsing": [
                        {"type": "Hash", "algorithm": "sha256", "hashValue": "\#(String(repeating: "a1", count: 32))"}
                      ],
                      "software_packageVersion": "2.1",
                      "software_packageUrl": "\#(url)",
                      "software_primaryPurpose": "container"
                """#))
        #expect(text.contains("\"software_primaryPurpose\": \"archive\""))
        #expect(
            text.contains(
                "\"rootElement\": [\"https://spdx.org/spdxdocs/debian-12-\(DocumentID.zeros.uuid)#Image\"]"
            ))
        let iri = "https://spdx.org/spdxdocs/debian-12-\(DocumentID.zeros.uuid)#"
        #expect(
            text.contains(
                "\"to\": [\"\(iri)Layer-1\", \"\(iri)Layer-2\", \"\(iri)OperatingSystem\"]"))
    }

    @Test func `CycloneDX is about the image, whose first component is the system`() {
        let text = text(CycloneDXReport.self, bill(), as: .zeros)
        #expect(
            text.contains(
                #"""
                    "component": {
                      "type": "container",
                      "bom-ref": "Image",
                      "name": "registry.example/shop/cart",
                      "version": "2.1",
                      "description": "\#(summary)",
                      "hashes": [
                        {"alg": "SHA-256", "content": "\#(String(repeating: "a1", count: 32))"}
                      ],
                      "purl": "\#(url)",
                      "components": [
                        {
                          "type": "file",
                          "bom-ref": "Layer-1",
                          "name": "layer 1",
                          "description": "ADD \"/\"",
                          "hashes": [
                            {"alg": "SHA-256", "content": "\#(String(repeating: "c3", count: 32))"}
                          ]
                        },
                        {
                          "type": "file",
                          "bom-ref": "Layer-2",
                          "name": "layer 2"
                        }
                      ]
                    }
                  },
                  "components": [
                    {
                      "type": "operating-system",
                """#))
        #expect(
            text.contains(
                #"""
                  "dependencies": [
                    {"ref": "Image", "dependsOn": ["OperatingSystem"]},
                    {"ref": "OperatingSystem", "dependsOn": ["Package--hollow"]},
                """#))
    }

    @Test func `an image without a name or a digest is one all the same`() {
        let bare = ImageElement(
            ImageIdentity(configDigest: "sha256:00", layers: []), as: .unknown)
        #expect(bare.name == "image")
        #expect(bare.version == "sha256:00")
        #expect(bare.packageURL == nil)
        #expect(bare.digits == nil)
        #expect(bare.description == "container image with the id sha256:00")
        let tagged = ImageIdentity(names: ["v3"], layers: [])
        #expect(bill(tagged).image?.name == "v3")
        #expect(bill(tagged).image?.version == "v3")
        let document = text(SPDXReport.self, bill(tagged), as: .zeros)
        #expect(document.contains("\n  \"name\": \"Debian GNU/Linux 12\",\n"))
    }

    @Test func `packages keep their own URLs`() {
        for (format, text) in texts(of: bill()) {
            #expect(text.contains("pkg:deb/debian/hollow?distro=debian-12"), "\(format)")
        }
    }

    @Test func `the page names the image and its layers`() {
        var system = SystemIdentity.bookworm
        system.image = Self.image
        let html = text {
            HTMLReport.write(
                LicenseInventory(system: system, entries: []), LicenseNotices(), verdict: nil,
                created: nil,
                to: &$0)
        }
        for part in [
            "<dt>Image</dt>\n<dd>registry.example/shop/cart:2.1 cart:latest</dd>",
            "<dt>Platform</dt>\n<dd>linux/arm64/v8</dd>",
            "<li>1, sha256:\(String(repeating: "c3", count: 32)): ADD &quot;/&quot;</li>",
            "<li>2, sha512:00</li>",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }

    @Test func `every document of an image that was not verified says so`() {
        var image = Self.image
        let verified = documents(of: image)
        image.isVerified = false
        for (document, verified) in zip(documents(of: image), verified) {
            #expect(document.contains("not verified") || document.contains("\"verified\": false"))
            #expect(!verified.contains("not verified") && !verified.contains("verified\": false"))
        }
    }

    private func documents(of image: ImageIdentity) -> [String] {
        let bill = bill(image)
        let inventory = LicenseInventory(system: bill.system, entries: [])
        let attribution = Attribution(inventory, LicenseNotices())
        let listing = LicenseListing(system: bill.system, entries: [], total: 0)
        let sources = SourceList(inventory, isOwedOnly: false)
        return [
            text(SPDXReport.self, bill, as: .zeros),
            text(SPDX3Report.self, bill, as: .zeros),
            text(CycloneDXReport.self, bill, as: .zeros),
            text {
                HTMLReport.write(inventory, LicenseNotices(), verdict: nil, created: nil, to: &$0)
            },
            text { HTMLReport.write(attribution, to: &$0) },
            text { MarkdownReport.write(attribution, to: &$0) },
            text { NoticesReport.write(attribution, to: &$0) },
            text { VerbatimReport.write(inventory, CopyrightFiles(), to: &$0) },
            text { JSONReport.write(listing, to: &$0) },
            text { SourcesReport.write(sources, to: &$0) },
            text { SourceScript.write(sources, to: &$0) },
            text { JSONReport.write(sources, to: &$0) },
        ]
    }

    @Test func `JSON names the image beside its system`() {
        let listing = LicenseListing(system: bill().system, entries: [], total: 0)
        #expect(
            text { JSONReport.write(listing, to: &$0) } == #"""
                {
                  "schemaVersion": 3,
                  "tool": {"name": "debian-licenses", "version": "\#(Tool.version)"},
                  "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
                  "image": {
                    "names": ["registry.example/shop/cart:2.1", "cart:latest"],
                    "digest": "sha256:\#(String(repeating: "a1", count: 32))",
                    "configDigest": "sha256:\#(String(repeating: "b2", count: 32))",
                    "platform": "linux/arm64/v8",
                    "verified": true,
                    "layers": [
                      {"digest": "sha256:\#(String(repeating: "c3", count: 32))", "command": "ADD \"/\""},
                      {"digest": "sha512:00", "command": null}
                    ]
                  },
                  "packages": [],
                  "findings": [],
                  "licenseRefs": {}
                }

                """#)
    }
}
