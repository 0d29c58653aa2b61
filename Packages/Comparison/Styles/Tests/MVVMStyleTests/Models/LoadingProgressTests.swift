import Testing

@testable import MVVMStyle

struct LoadingProgressTests {
    @Test func `==, of steps at another point, is false`() {
        #expect(LoadingProgress(done: 1, total: 3) != LoadingProgress(done: 2, total: 3))
        #expect(LoadingProgress(done: 1, total: 3) == LoadingProgress(done: 1, total: 3))
    }
}
