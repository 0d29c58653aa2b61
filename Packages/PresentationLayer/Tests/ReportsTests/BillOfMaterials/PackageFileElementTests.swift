import DomainLayer
import Testing

@testable import Reports

struct PackageFileElementTests {
    private static let digits = String(repeating: "1a", count: 32)
    private let path = "pool/main/h/heron/libheron1_1.2.13+dfsg-1_amd64.deb"

    private var bill: BillOfMaterials {
        var bill = BillOfMaterials.birds
        bill.packageFiles = ["libheron1:amd64": PackageFile(path: path, sha256: Self.digits)]
        return bill
    }

    @Test func `a known file has its hash and its name in every format`() {
        let spdx = text(SPDXReport.self, bill)
        #expect(spdx.contains("\"packageFileName\": \"\(path)\""))
        #expect(
            spdx.contains("{\"algorithm\": \"SHA256\", \"checksumValue\": \"\(Self.digits)\"}"))
        let spdx3 = text(SPDX3Report.self, bill)
        #expect(spdx3.contains("\"type\": \"software_File\""))
        #expect(spdx3.contains("\"name\": \"\(path)\""))
        #expect(spdx3.contains("\"relationshipType\": \"hasDistributionArtifact\""))
        #expect(spdx3.count(of: "\"hashValue\": \"\(Self.digits)\"") == 2)
        let cyclonedx = text(CycloneDXReport.self, bill)
        #expect(
            cyclonedx.contains(
                """
                        {"name": "bsi:component:filename", "value": "libheron1_1.2.13+dfsg-1_amd64.deb"},
                        {"name": "bsi:component:executable", "value": "non-executable"},
                        {"name": "bsi:component:archive", "value": "archive"},
                        {"name": "bsi:component:structured", "value": "structured"},
                        {"name": "debian-licenses:archivePath", "value": "\(path)"}
                """))
        #expect(cyclonedx.contains("{\"alg\": \"SHA-256\", \"content\": \"\(Self.digits)\"}"))
    }

    @Test func `a file that isn't known is none`() {
        for (format, text) in texts(of: .birds) {
            #expect(!text.contains("\"packageFileName\""), "\(format)")
            #expect(!text.contains("software_File"), "\(format)")
            #expect(!text.contains("SHA-256") && !text.contains("sha256"), "\(format)")
        }
    }
}

extension String {
    /// How often the text occurs.
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
