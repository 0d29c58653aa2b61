import DomainLayer
import Testing

@testable import MVVMStyle

struct LoadStateAwaitingTests {
    private typealias State = LoadState<Int, LicenseDriverError>

    @Test func `init, of a call that returns, is its success`() async {
        #expect(await State { () throws(LicenseDriverError) in 7 } == .success(7))
    }

    @Test func `init, of a call that throws, is its failure`() async {
        let state = await State { () throws(LicenseDriverError) in throw .cancelled }
        #expect(state == .failure(.cancelled))
    }
}
