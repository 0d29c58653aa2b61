import DomainLayer
import Testing

@testable import FrameworkLayer

struct SystemNewcomerDriverTests {
    @Test func `a file system has a size`() throws {
        #expect(try SystemNewcomerDriver(path: #filePath).value > 0)
    }

    @Test func `a file system that is not there is an error`() {
        #expect(throws: NewcomerDriverError.unknown) {
            try SystemNewcomerDriver(path: "/nowhere").value
        }
    }
}
