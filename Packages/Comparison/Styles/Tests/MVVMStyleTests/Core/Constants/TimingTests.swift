import Testing

@testable import MVVMStyle

struct TimingTests {
    @Test func `loading, once it takes long, is noticed before the next check`() {
        #expect(Timing.longLoading > .zero)
        #expect(Timing.longLoading < Timing.refreshInterval)
    }
}
