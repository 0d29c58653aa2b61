import DomainLayer
import PresentationMocks
import Testing

struct SpyFileOutputDriverTests {
    @Test func `it keeps what it is told to write`() async throws {
        let driver = SpyFileOutputDriver()
        #expect(try await driver.write([1, 2, 3], to: "a.json") == .kept)
        #expect(try await driver.write([], to: "/b") == .kept)
        #expect(
            driver.calls == [
                .write(bytes: [1, 2, 3], path: "a.json"), .write(bytes: [], path: "/b"),
            ])
    }

    @Test func `it fails when it is told to`() async {
        let driver = SpyFileOutputDriver(failingWith: "No space left on device")
        await #expect(throws: FileOutputError(path: "a", message: "No space left on device")) {
            try await driver.write([1], to: "a")
        }
        #expect(driver.calls == [.write(bytes: [1], path: "a")])
    }
}
