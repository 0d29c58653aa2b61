import DomainLayer
import PresentationMocks
import Testing

@testable import Reports

struct DocumentIDTests {
    @Test func `it is a UUID of the version for one's own purposes`() {
        #expect(
            DocumentID(digest: String(repeating: "f", count: 64)).uuid
                == "ffffffff-ffff-8fff-afff-ffffffffffff")
        #expect(
            DocumentID(digest: String(repeating: "0", count: 64)).uuid
                == "00000000-0000-8000-8000-000000000000")
        #expect(
            DocumentID(digest: "0123456789abcdef0123456789abcdef").uuid
                == "01234567-89ab-8def-8123-456789abcdef")
    }

    @Test func `the same content has the same id, in whatever order it was made`() async {
        let driver = MockDigestDriver.samples
        let first = SPDXReport.id(of: .birds, digestedBy: driver)
        #expect(SPDXReport.id(of: .birds, digestedBy: driver) == first)
        #expect(CycloneDXReport.id(of: .birds, digestedBy: driver) != first)
    }

    @Test func `whatever changes the document changes its id`() async {
        let driver = MockDigestDriver.samples
        var later = BillOfMaterials.birds
        later.created = Timestamp(clamping: 1_700_000_001)
        var alone = BillOfMaterials.birds
        alone.installation = InstallationGraph([])
        var reworded = BillOfMaterials.birds
        reworded.inventory.texts = ["LicenseRef-deb-heron-0a1b2c3d": "Feed the heron."]
        var ids: Set<DocumentID> = []
        for bill in [.birds, later, alone, reworded] {
            ids.insert(SPDXReport.id(of: bill, digestedBy: driver))
        }
        #expect(ids.count == 4)
    }
}
