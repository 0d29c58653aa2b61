import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What callers that read texts rely on, whichever driver a container has.
struct NewcomerDriverContract<Driver: NewcomerDriverProtocol> {
    let driver: Driver
    /// A file that the driver can read.
    let path: String

    func verify() async throws {
        let text = try await driver.text(at: path)
        #expect(!text.isEmpty)
        #expect(try await driver.text(at: path) == text)
        await #expect(throws: NewcomerDriverError.unreadable(path: "/nowhere")) {
            try await driver.text(at: "/nowhere")
        }
    }
}

@Suite struct NewcomerDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await NewcomerDriverContract(driver: MockNewcomerDriver.samples, path: "/sample")
            .verify()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await NewcomerDriverContract(driver: DIContainer().newcomerDriver, path: #filePath)
            .verify()
    }
}
