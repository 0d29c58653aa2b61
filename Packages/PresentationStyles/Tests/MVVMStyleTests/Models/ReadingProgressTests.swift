import Testing

@testable import MVVMStyle

struct ReadingProgressTests {
    @Test func `==, of steps at another point, is false`() {
        #expect(ReadingProgress(done: 1, total: 3) != ReadingProgress(done: 2, total: 3))
        #expect(ReadingProgress(done: 1, total: 3) == ReadingProgress(done: 1, total: 3))
    }
}
