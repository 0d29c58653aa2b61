import DependencyInjectionLayer
import DomainLayer
import Foundation
import PresentationMocks
import Testing

/// What callers that write a file rely on.
struct FileOutputDriverContract<Driver: FileOutputDriverProtocol> {
    let driver: Driver
    /// A path without a file.
    let path: String
    let receipt: FileOutputReceipt

    func holds() async throws {
        #expect(try await driver.create([1], at: path) == receipt)
        await #expect(throws: FileOutputError.exists(path: path)) {
            try await driver.create([2], at: path)
        }
        #expect(try await driver.write([3], to: path) == receipt)
        await #expect(throws: FileOutputError.exists(path: path)) {
            try await driver.create([4], at: path)
        }
    }
}

@Suite struct FileOutputDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await FileOutputDriverContract(
            driver: MockFileOutputDriver.memory(), path: "report", receipt: .memory
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "report").path
        try await FileOutputDriverContract(
            driver: DIContainer().fileOutputDriver, path: path, receipt: .file
        ).holds()
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([3]))
    }
}
