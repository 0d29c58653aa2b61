import DomainLayer
import LicenseViews
import Wording

/// Loads the installed packages.
protocol LicenseInventoryServiceProtocol: Sendable {
    /// Loads the inventory.
    ///
    /// - Parameter progress: receives the progress from any thread, and is finished at the end.
    func load(
        reporting progress: AsyncStream<LoadProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory

    /// Whether the system has changed since it was loaded last.
    func hasChanged() async -> Bool
}

/// An actor, so that the index of thousands of packages is made off the main actor.
actor LicenseInventoryService<Driver: LicenseDriverProtocol>: LicenseInventoryServiceProtocol {
    private let driver: Driver
    private let source: InventorySource
    private var loads = 0
    /// The revision before the last load, or the error of reading it.
    private var revision: Result<InventoryRevision, LicenseDriverError>?

    init(driver: Driver, source: InventorySource) {
        self.driver = driver
        self.source = source
    }

    func load(
        reporting progress: AsyncStream<LoadProgress>.Continuation
    ) async throws(LicenseDriverError) -> PackageInventory {
        let before = await currentRevision()
        defer {
            // An overtaken load is not the last one.
            if !Task.isCancelled { revision = before }
            progress.finish()
        }
        let inventory = try await driver.licenses(in: source, detail: []) { step in
            progress.yield(step)
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
