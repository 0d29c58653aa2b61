import DomainLayer
import LicenseViews

/// Knows what is installed.
protocol LicenseInventoryServiceProtocol: Sendable {
    /// Loads the inventory.
    ///
    /// - Parameter progress: gets how far it is, from any thread, and is finished at the end.
    func load(
        reporting progress: AsyncStream<LoadingProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory

    /// Whether the system is another one than before it was loaded last.
    func hasChanged() async -> Bool
}

/// An actor, so that the index of thousands of packages is made off the main one.
actor LicenseInventoryService<Driver: LicenseDriverProtocol>: LicenseInventoryServiceProtocol {
    private let driver: Driver
    private let source: InventorySource
    private var loads = 0
    /// From before the last load; an error is a state of the system, too.
    private var revision: Result<InventoryRevision, LicenseDriverError>?

    init(driver: Driver, source: InventorySource) {
        self.driver = driver
        self.source = source
    }

    func load(
        reporting progress: AsyncStream<LoadingProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory {
        let before = await currentRevision()
        defer {
            // What has been overtaken is not the last load.
            if !Task.isCancelled { revision = before }
            progress.finish()
        }
        let inventory = try await driver.licenses(in: source, detail: []) { done, total in
            progress.yield(LoadingProgress(done: done, total: total))
        }
        loads += 1
        return PackageInventory(
            id: loads, entries: inventory.entries, index: PackageRowIndex(inventory))
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
