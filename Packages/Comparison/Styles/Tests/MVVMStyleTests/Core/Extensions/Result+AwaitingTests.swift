import Testing

@testable import MVVMStyle

struct ResultAwaitingTests {
    private enum Mistake: Error { case made }

    @Test func `init, of a call that returns, is its success`() async {
        let result = await Result { () async throws(Mistake) in 7 }
        #expect(result == .success(7))
    }

    @Test func `init, of a call that throws, is its failure`() async {
        let result = await Result<Int, Mistake> { () async throws(Mistake) in throw .made }
        #expect(result == .failure(.made))
    }
}
