import Testing

@testable import MVVMStyle

struct LayoutTests {
    @Test func `sizes, on the smallest usual screen, leave room for a list and a text`() {
        #expect(Layout.legendHeight > 0)
        #expect(Layout.contextRows > 0)
        #expect(Layout.legendHeight + Layout.contextRows < 12)
    }
}
