import DomainLayer
import Wording

/// Loads the installed packages.
protocol LicenseInventoryServiceProtocol: Sendable {
    /// The states of a load: how far it is, then the inventory or why there is none. Ending the
    /// stream cancels the load.
    func load() async -> AsyncStream<LoadState<PackageInventory, LicenseDriverError>>

    /// Waits for the end of the last load; a cancelled one outlasts its stream.
    func finish() async

    /// Whether the system has changed since it was loaded last.
    func hasChanged() async -> Bool

    /// The latest inventory, once there is one, and each later one.
    func inventories() async -> AsyncStream<PackageInventory>
}

/// An actor, so that the index of thousands of packages is made off the main actor.
actor LicenseInventoryService<Driver: LicenseDriverProtocol>: LicenseInventoryServiceProtocol {
    private let driver: Driver
    private let source: InventorySource
    /// The load in progress, or the last one.
    private var loading: Task<Void, Never>?
    private var latest: PackageInventory?
    /// The revision before the last load, or the error of reading it.
    private var revision: Result<InventoryRevision, LicenseDriverError>?
    private var followers: [Int: AsyncStream<PackageInventory>.Continuation] = [:]
    private var followed = 0

    init(driver: Driver, source: InventorySource) {
        self.driver = driver
        self.source = source
    }

    func load() -> AsyncStream<LoadState<PackageInventory, LicenseDriverError>> {
        // The driver reports often and from any thread, so only its latest step is kept.
        let (states, continuation) = AsyncStream.makeStream(
            of: LoadState<PackageInventory, LicenseDriverError>.self,
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            continuation.yield(await result { continuation.yield(.loading($0)) })
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        loading = task
        return states
    }

    func finish() async {
        await loading?.value
    }

    func hasChanged() async -> Bool {
        await currentRevision() != revision
    }

    func inventories() -> AsyncStream<PackageInventory> {
        let (inventories, continuation) = AsyncStream.makeStream(
            of: PackageInventory.self, bufferingPolicy: .bufferingNewest(1))
        followed += 1
        let number = followed
        continuation.onTermination = { [weak self] _ in Task { await self?.leave(number) } }
        followers[number] = continuation
        if let latest { continuation.yield(latest) }
        return inventories
    }

    private func leave(_ number: Int) {
        followers[number] = nil
    }

    private func result(
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async -> LoadState<PackageInventory, LicenseDriverError> {
        let before = await currentRevision()
        // An overtaken load is not the last one.
        defer { if !Task.isCancelled { revision = before } }
        do throws(LicenseDriverError) {
            let inventory = try await driver.licenses(
                in: source, detail: [], onProgress: onProgress)
            let new = PackageInventory(
                entries: inventory.entries, index: PackageRowIndex(inventory))
            if !Task.isCancelled { keep(new) }
            return .success(new)
        } catch {
            return .failure(error)
        }
    }

    private func keep(_ inventory: PackageInventory) {
        latest = inventory
        for follower in followers.values { follower.yield(inventory) }
    }

    private func currentRevision() async -> Result<InventoryRevision, LicenseDriverError> {
        await Result { () async throws(LicenseDriverError) in
            try await driver.revision(of: source)
        }
    }
}
