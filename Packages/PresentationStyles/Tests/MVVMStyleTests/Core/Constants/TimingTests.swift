import Testing

@testable import MVVMStyle

struct TimingTests {
    @Test func `loading, once it takes long, is noticed before the next look`() {
        #expect(Timing.longLoading > .zero)
        #expect(Timing.longLoading < Timing.refreshInterval)
    }
}
