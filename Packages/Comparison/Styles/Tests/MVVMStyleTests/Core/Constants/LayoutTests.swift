import Testing

@testable import MVVMStyle

struct LayoutTests {
    @Test func `sizes, on the smallest usual screen, leave room for a list`() {
        #expect(Layout.legendHeight > 0)
        #expect(Layout.legendHeight < 12)
    }
}
