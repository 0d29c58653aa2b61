import DomainLayer
import PresentationMocks
import Testing

struct SpyNewcomerDriverTests {
    /// Needs `recorded.withLock { $0.append(.text(path: path)) }` in the spy.
    @Test func `it keeps what the container's driver was asked`() async throws {
        let driver = SpyNewcomerDriver()
        let container = MockDIContainer(newcomerDriver: driver)
        let text = try await container.newcomerDriver.text(at: "/sample")
        #expect(text == "a sample\n")
        #expect(driver.calls == [.text(path: "/sample")])
    }

    @Test func `errors come through`() async {
        await #expect(throws: NewcomerDriverError.unreadable(path: "/nowhere")) {
            try await SpyNewcomerDriver().text(at: "/nowhere")
        }
    }
}
