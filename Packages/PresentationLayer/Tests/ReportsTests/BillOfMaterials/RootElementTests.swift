import DomainLayer
import Testing

@testable import Reports

struct RootElementTests {
    private static let rowan = DocumentAgent(
        .organization, "Rowan", email: MailAddress("sbom@rowan.example"))
    private static let press = ProductIdentity(
        name: DocumentLine("Press"), version: DocumentLine("2.1"), supplier: rowan)

    private func bill(
        creator: DocumentAgent? = nil, product: ProductIdentity = .unknown,
        image: ImageIdentity? = nil
    ) -> BillOfMaterials {
        var system = SystemIdentity.bookworm
        system.image = image
        return BillOfMaterials(
            inventory: LicenseInventory(system: system, entries: [.heron]),
            installation: InstallationGraph([]), created: Timestamp(clamping: 1_700_000_000),
            creator: creator, product: product)
    }

    @Test func `a system without a product is the root`() {
        #expect(bill().root == "OperatingSystem")
        #expect(bill().container == nil)
        #expect(bill(creator: Self.rowan).root == "OperatingSystem")
    }

    @Test func `a product contains the system, in every format`() {
        let bill = bill(product: Self.press)
        #expect(bill.root == "Product")
        let spdx = text(SPDXReport.self, bill)
        #expect(
            spdx.contains(
                """
                    {
                      "name": "Press",
                      "SPDXID": "SPDXRef-Product",
                      "versionInfo": "2.1",
                      "supplier": "Organization: Rowan (sbom@rowan.example)",
                      "downloadLocation": "NOASSERTION",
                      "filesAnalyzed": false,
                      "primaryPackagePurpose": "APPLICATION"
                    },
                    {
                      "name": "debian",
                      "SPDXID": "SPDXRef-OperatingSystem",
                """))
        #expect(spdx.contains(#""name": "Press",\#n  "documentNamespace""#))
        #expect(
            spdx.contains(
                #"SPDXRef-Product", "relationshipType": "CONTAINS", "relatedSpdxElement": "SPDXRef-OperatingSystem""#
            ))
        let spdx3 = text(SPDX3Report.self, bill)
        #expect(spdx3.contains(#"#Product",\#n      "relationshipType": "contains""#))
        let cyclonedx = text(CycloneDXReport.self, bill)
        #expect(
            cyclonedx.contains(
                """
                    "component": {
                      "type": "application",
                      "bom-ref": "Product",
                      "supplier": {"name": "Rowan", "contact": [{"email": "sbom@rowan.example"}]},
                      "name": "Press",
                      "version": "2.1"
                    }
                """))
        #expect(cyclonedx.contains(#"{"ref": "Product", "dependsOn": ["OperatingSystem"]}"#))
    }

    @Test func `an image is called as its repository, unless the product has another name`() {
        let image = ImageIdentity(
            names: ["shop/cart:v1"],
            labels: ProductIdentity(
                name: DocumentLine("Base"), version: DocumentLine("1.4"), supplier: Self.rowan),
            layers: [])
        #expect(bill(image: image).image?.name == "shop/cart")
        #expect(bill(image: image).image?.version == "v1")
        #expect(bill(image: image).product.supplier == nil)
        #expect(bill(image: image).documentName == "shop/cart:v1")
        let named = bill(product: ProductIdentity(name: DocumentLine("Press")), image: image)
        #expect(named.root == "Image")
        #expect(named.image?.name == "Press")
        #expect(named.image?.version == "v1")
        #expect(named.documentName == "Press")
    }

    @Test func `the context is that of the source`() {
        #expect(GenerationContext(.standard) == .operations)
        #expect(GenerationContext(.root("image.tar")) == .postBuild)
        var bill = bill()
        bill.context = .postBuild
        #expect(text(SPDXReport.self, bill).contains("what was built, after the build."))
        #expect(text(SPDX3Report.self, bill).contains(#""software_sbomType": ["analyzed"]"#))
        #expect(text(CycloneDXReport.self, bill).contains(#"{"phase": "post-build"}"#))
    }

    @Test func `the creator comes with the tool`() {
        let bill = bill(creator: Self.rowan)
        #expect(
            text(SPDXReport.self, bill).contains(
                #""creators": ["Organization: Rowan (sbom@rowan.example)", "Tool: "#))
        let spdx3 = text(SPDX3Report.self, bill)
        #expect(spdx3.contains(##"#Creator"],\##n      "createdUsing": ["##))
        #expect(spdx3.contains(#""type": "Tool""#))
        #expect(
            text(CycloneDXReport.self, bill).contains(
                #""manufacturer": {"name": "Rowan", "contact": [{"email": "sbom@rowan.example"}]}"#
            ))
        let person = self.bill(creator: DocumentAgent(.person, "Ann"))
        #expect(text(CycloneDXReport.self, person).contains(#"{"name": "Ann"}"#))
    }
}
