import DomainLayer
import LicenseViews

/// Knows what is installed.
protocol LicenseInventoryServiceProtocol: Sendable {
    /// Reads the inventory.
    ///
    /// - Parameter progress: gets how far it is, from any thread, and is finished at the end.
    func read(
        telling progress: AsyncStream<ReadingProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory

    /// Whether the system is another one than before the last reading.
    func hasChanged() async -> Bool
}

/// An actor, so that the index of thousands of packages is made off the main one.
actor LicenseInventoryService<Driver: LicenseDriverProtocol>: LicenseInventoryServiceProtocol {
    private let driver: Driver
    private let source: InventorySource
    private var readings = 0
    /// From before the last reading; an error is a state of the system, too.
    private var revision: Result<InventoryRevision, LicenseDriverError>?

    init(driver: Driver, source: InventorySource) {
        self.driver = driver
        self.source = source
    }

    func read(
        telling progress: AsyncStream<ReadingProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory {
        let before = await currentRevision()
        defer {
            // What has been overtaken is not the last reading.
            if !Task.isCancelled { revision = before }
            progress.finish()
        }
        let inventory = try await driver.licenses(in: source, detail: []) { done, total in
            progress.yield(ReadingProgress(done: done, total: total))
        }
        readings += 1
        return PackageInventory(
            id: readings, entries: inventory.entries, index: PackageRowIndex(inventory))
    }

    func hasChanged() async -> Bool {
        await currentRevision() != revision
    }

    private func currentRevision() async -> Result<InventoryRevision, LicenseDriverError> {
        await Result { () async throws(LicenseDriverError) in
            try await driver.revision(of: source)
        }
    }
}
