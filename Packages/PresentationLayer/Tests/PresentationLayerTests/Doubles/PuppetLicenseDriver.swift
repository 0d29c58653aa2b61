import DomainLayer
import Synchronization

/// A driver whose every scan waits for the test to say what it finds.
final class PuppetLicenseDriver: LicenseDriverProtocol {
    private let scans = AsyncStream<Scan>.makeStream()
    private let installed = Mutex<Result<UInt64, LicenseDriverError>>(.success(1))

    /// One call of ``licenses(in:detail:onProgress:)``.
    struct Scan: Sendable {
        let source: InventorySource
        let detail: InventoryDetail

        fileprivate enum Step {
            case progress(done: Int, total: Int)
            case end(Result<LicenseInventory, LicenseDriverError>)
        }

        fileprivate let steps = AsyncStream<Step>.makeStream()
        fileprivate let whetherCancelled = AsyncStream<Bool>.makeStream()

        func progress(_ done: Int, of total: Int) {
            steps.continuation.yield(.progress(done: done, total: total))
        }

        func end(_ result: Result<LicenseInventory, LicenseDriverError>) {
            steps.continuation.yield(.end(result))
        }

        /// Waits until the driver has returned; says whether it was cancelled before its end.
        func wasCancelled() async -> Bool? {
            for await wasCancelled in whetherCancelled.stream { return wasCancelled }
            return nil
        }
    }

    /// Waits for the next scan to be started.
    func nextScan() async -> Scan? {
        for await scan in scans.stream { return scan }
        return nil
    }

    /// Lets the system have another revision, or none.
    func change(to revision: Result<UInt64, LicenseDriverError>) {
        installed.withLock { $0 = revision }
    }

    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        InventoryRevision(rawValue: try installed.withLock(\.self).get())
    }

    func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (Int, Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let scan = Scan(source: source, detail: detail)
        scans.continuation.yield(scan)
        for await step in scan.steps.stream {
            switch step {
            case .progress(let done, let total):
                onProgress(done, total)
            case .end(let result):
                scan.whetherCancelled.continuation.yield(false)
                return try result.get()
            }
        }
        scan.whetherCancelled.continuation.yield(true)
        throw .cancelled
    }
}
