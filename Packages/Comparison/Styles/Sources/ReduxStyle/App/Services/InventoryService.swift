import DomainLayer

/// Reads the packages of a system, and checks whether they have changed.
protocol InventoryServiceProtocol: Sendable {
    /// The revision of the installed packages, or the error of reading it.
    func revision() async -> Result<InventoryRevision, LicenseDriverError>

    /// The packages with what is computed from them.
    ///
    /// - Parameter onProgress: receives the latest step when it has time.
    @MainActor
    func read(
        onProgress: @MainActor (LoadProgress) -> Void
    ) async -> Result<PackageTable, LicenseDriverError>
}

struct InventoryService<Driver: LicenseDriverProtocol>: InventoryServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func revision() async -> Result<InventoryRevision, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await driver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    @MainActor
    func read(
        onProgress: @MainActor (LoadProgress) -> Void
    ) async -> Result<PackageTable, LicenseDriverError> {
        let (steps, progress) = AsyncStream.makeStream(
            of: LoadProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let table = table(reporting: progress)
        for await step in steps { onProgress(step) }
        return await table
    }

    /// Works on a background thread.
    @concurrent
    private func table(
        reporting progress: AsyncStream<LoadProgress>.Continuation
    ) async -> Result<PackageTable, LicenseDriverError> {
        defer { progress.finish() }
        do throws(LicenseDriverError) {
            let inventory = try await driver.licenses(in: source, detail: []) {
                progress.yield($0)
            }
            return .success(PackageTable(inventory))
        } catch {
            return .failure(error)
        }
    }
}
