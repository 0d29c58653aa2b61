import DomainLayer
import FrameworkLayer
import Testing

struct FileNewcomerDriverTests {
    @Test func `a file is read whole`() async throws {
        let text = try await FileNewcomerDriver().text(at: #filePath)
        #expect(text.hasPrefix("import DomainLayer\n"))
    }

    @Test func `a file that is not there is an error`() async {
        await #expect(throws: NewcomerDriverError.unreadable(path: "/nowhere")) {
            try await FileNewcomerDriver().text(at: "/nowhere")
        }
    }
}
