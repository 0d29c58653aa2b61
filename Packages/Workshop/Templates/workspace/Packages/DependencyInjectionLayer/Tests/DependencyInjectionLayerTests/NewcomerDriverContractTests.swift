import DependencyInjectionLayer
import DomainLayer
import Foundation
import PresentationMocks
import Testing

/// What the screen relies on, whichever driver a container has.
struct NewcomerDriverContract<Driver: NewcomerDriverProtocol> {
    let driver: Driver
    /// Holds `apples`, `bread`, and `damaged`, whose text can't be read.
    let folder: String

    func holds() async throws {
        let entries = try await driver.entries(in: folder)
        #expect(entries.map(\.title) == ["apples", "bread", "damaged"])
        #expect(entries.map { $0.text == nil } == [false, false, true])
        await #expect(throws: NewcomerDriverError.unreadable(folder: "/nowhere")) {
            try await driver.entries(in: "/nowhere")
        }
    }
}

@Suite struct NewcomerDriverContractTests {
    @Test func `the mock keeps the contract`() async throws {
        try await NewcomerDriverContract(driver: MockNewcomerDriver.samples, folder: "desk").holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["damaged": Data([0xFF]), "bread": Data("rye".utf8), "apples": Data()]
        for (title, bytes) in files {
            try bytes.write(to: folder.appending(path: "\(title).md"))
        }
        try await NewcomerDriverContract(
            driver: DIContainer().newcomerDriver, folder: folder.path()
        ).holds()
    }
}
