import PresentationMocks
import Testing

struct MockNewcomerDriverTests {
    /// Needs `values.yield(1)` in the mock.
    @Test func `the first value is there at once`() async {
        let values = MockDIContainer().newcomerDriver.values(every: .seconds(3600))
        #expect(await values.first { _ in true } == 1)
    }

    @Test func `the container's driver is replaced by assignment`() async {
        let container = MockDIContainer {
            $0.newcomerDriver.values = { _ in AsyncStream { $0.finish() } }
        }
        let values = container.newcomerDriver.values(every: .seconds(3600))
        #expect(await values.first { _ in true } == nil)
    }
}
