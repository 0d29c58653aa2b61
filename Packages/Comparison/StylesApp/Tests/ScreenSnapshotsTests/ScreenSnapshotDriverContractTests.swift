import ASMFStyle
import DependencyInjectionLayer
import DomainLayer
import Foundation
import ScreenSnapshots
import Testing

/// What a screen relies on when it saves a snapshot.
struct ScreenSnapshotDriverContract<Driver: ScreenSnapshotDriverProtocol> {
    /// The driver, which has no snapshot yet.
    let driver: Driver

    func holds() async throws {
        #expect(try await driver.read(of: .standard) == nil)
        for snapshot in [
            ScreenSnapshot(filter: "mit \"or\" zlib\n", selection: "apple:all"), ScreenSnapshot(),
        ] {
            try await driver.write(snapshot, of: .standard)
            #expect(try await driver.read(of: .standard) == snapshot)
            #expect(try await driver.read(of: .standard) == snapshot)
        }
        let other = InventorySource.root("/nowhere/orchard")
        #expect(try await driver.read(of: other) == nil)
        try await driver.write(ScreenSnapshot(filter: "isc"), of: other)
        #expect(try await driver.read(of: other) == ScreenSnapshot(filter: "isc"))
        #expect(try await driver.read(of: .standard) == ScreenSnapshot())
    }
}

@Suite struct ScreenSnapshotDriverContractTests {
    @Test func `the driver that keeps it in memory keeps the contract`() async throws {
        try await ScreenSnapshotDriverContract(driver: MemoryScreenSnapshotDriver()).holds()
    }

    /// Runs in its own process, since the environment decides where the snapshot is saved.
    @Test func `the driver that keeps it in a file keeps the contract, where the environment says`()
        async
    {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            setenv("XDG_STATE_HOME", folder.path, 1)
            let driver = FileScreenSnapshotDriver(writingBy: DIContainer().fileOutputDriver)
            try await ScreenSnapshotDriverContract(driver: driver).holds()
            let file = folder.appending(path: "debian-licenses/screen.json")
            try #require(FileManager.default.fileExists(atPath: file.path))
        }
    }
}
