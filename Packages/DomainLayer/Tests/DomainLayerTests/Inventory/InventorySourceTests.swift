import DomainLayer
import Testing

struct InventorySourceTests {
    @Test func `a path alone names the only image there, verified`() {
        #expect(
            InventorySource.root("image")
                == .root(.path("image"), platform: nil, isVerified: true))
    }
}
