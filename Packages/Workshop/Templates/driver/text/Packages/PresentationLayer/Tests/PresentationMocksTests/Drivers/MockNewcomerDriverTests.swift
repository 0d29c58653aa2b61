import DomainLayer
import PresentationMocks
import Testing

struct MockNewcomerDriverTests {
    /// Needs `guard path == "/sample" else { throw .unreadable(path: path) }` in the mock.
    @Test func `a file that was not made up is an error`() async {
        await #expect(throws: NewcomerDriverError.unreadable(path: "/nowhere")) {
            try await MockDIContainer().newcomerDriver.text(at: "/nowhere")
        }
    }

    @Test func `the container's driver is replaced by assignment`() async throws {
        let container = MockDIContainer { $0.newcomerDriver.text = { _ in "another text\n" } }
        #expect(try await container.newcomerDriver.text(at: "/sample") == "another text\n")
    }
}
