import DomainLayer
import FrameworkLayer
import Testing

struct SystemNewcomerDriverTests {
    @Test func `a file is read whole`() async throws {
        let text = try await SystemNewcomerDriver().text(at: #filePath)
        #expect(text.hasPrefix("import DomainLayer\n"))
    }

    @Test func `a file that is not there is an error`() async {
        await #expect(throws: NewcomerDriverError.unreadable(path: "/nowhere")) {
            try await SystemNewcomerDriver().text(at: "/nowhere")
        }
    }
}
