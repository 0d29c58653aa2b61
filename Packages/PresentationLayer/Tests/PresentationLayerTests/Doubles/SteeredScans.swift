import DomainLayer
import PresentationMocks
import Synchronization

/// Scans whose results the test decides.
final class SteeredScans: Sendable {
    private let scans = AsyncStream<Scan>.makeStream()
    private let installed = Mutex<Result<UInt64, LicenseDriverError>>(.success(1))

    /// One requested scan.
    struct Scan: Sendable {
        let source: InventorySource
        let detail: InventoryDetail

        fileprivate enum Step {
            case progress(LoadProgress)
            case end(Result<LicenseInventory, LicenseDriverError>)
        }

        fileprivate let steps = AsyncStream<Step>.makeStream()
        fileprivate let whetherCancelled = AsyncStream<Bool>.makeStream()

        func progress(_ done: Int, of total: Int) {
            progress(.packages(done: done, of: total))
        }

        func progress(_ progress: LoadProgress) {
            steps.continuation.yield(.progress(progress))
        }

        func end(_ result: Result<LicenseInventory, LicenseDriverError>) {
            steps.continuation.yield(.end(result))
        }

        /// Waits until the driver has returned; whether the scan was cancelled before its end.
        func wasCancelled() async -> Bool? {
            for await wasCancelled in whetherCancelled.stream { return wasCancelled }
            return nil
        }
    }

    /// The driver that makes these scans.
    var driver: MockLicenseDriver {
        var driver = MockLicenseDriver.samples
        driver.licenses = { (source, detail, onProgress) async throws(LicenseDriverError) in
            let scan = Scan(source: source, detail: detail)
            self.scans.continuation.yield(scan)
            for await step in scan.steps.stream {
                switch step {
                case .progress(let progress): onProgress(progress)
                case .end(let result):
                    scan.whetherCancelled.continuation.yield(false)
                    return try result.get()
                }
            }
            scan.whetherCancelled.continuation.yield(true)
            throw .cancelled
        }
        driver.revision = { _ throws(LicenseDriverError) in
            InventoryRevision(rawValue: try self.installed.withLock(\.self).get())
        }
        return driver
    }

    /// Waits for the next scan to start.
    func next() async -> Scan? {
        for await scan in scans.stream { return scan }
        return nil
    }

    /// Changes the revision of the system, or makes it fail.
    func change(to revision: Result<UInt64, LicenseDriverError>) {
        installed.withLock { $0 = revision }
    }
}
