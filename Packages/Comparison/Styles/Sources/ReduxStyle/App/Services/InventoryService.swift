import DomainLayer

/// Reads the packages of a system, and tells whether they have changed.
struct InventoryService: Sendable {
    /// How far a reading is.
    private typealias Step = (done: Int, total: Int)

    let driver: any LicenseDriverProtocol
    let source: InventorySource

    /// A mark of what is installed now; that nothing can be said is one too.
    func revision() async -> Result<InventoryRevision, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await driver.revision(of: source))
        } catch {
            return .failure(error)
        }
    }

    /// The packages with what is computed of them.
    ///
    /// - Parameter onProgress: hears of the newest step whenever it has time to.
    @MainActor
    func read(
        onProgress: @MainActor (_ done: Int, _ total: Int) -> Void
    ) async -> Result<PackageTable, LicenseDriverError> {
        let (steps, progress) = AsyncStream.makeStream(
            of: Step.self, bufferingPolicy: .bufferingNewest(1))
        async let table = table(reporting: progress)
        for await step in steps { onProgress(step.done, step.total) }
        return await table
    }

    /// Works on a thread of its own.
    @concurrent
    private func table(
        reporting progress: AsyncStream<Step>.Continuation
    ) async -> Result<PackageTable, LicenseDriverError> {
        defer { progress.finish() }
        do throws(LicenseDriverError) {
            let inventory = try await driver.licenses(in: source, detail: []) {
                progress.yield((done: $0, total: $1))
            }
            return .success(PackageTable(inventory))
        } catch {
            return .failure(error)
        }
    }
}
