import DomainLayer
import PresentationMocks
import Synchronization

/// Scans that wait for the test to say what they find.
final class SteeredScans: Sendable {
    private let scans = AsyncStream<Scan>.makeStream()
    private let installed = Mutex<Result<UInt64, LicenseDriverError>>(.success(1))

    /// One scan that the driver was asked for.
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

    /// The driver whose scans these are.
    var driver: MockLicenseDriver {
        var driver = MockLicenseDriver.samples
        driver.licenses = { (source, detail, onProgress) async throws(LicenseDriverError) in
            let scan = Scan(source: source, detail: detail)
            self.scans.continuation.yield(scan)
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
        driver.revision = { _ throws(LicenseDriverError) in
            InventoryRevision(rawValue: try self.installed.withLock(\.self).get())
        }
        return driver
    }

    /// Waits for the next scan to be started.
    func next() async -> Scan? {
        for await scan in scans.stream { return scan }
        return nil
    }

    /// Lets the system have another revision, or none.
    func change(to revision: Result<UInt64, LicenseDriverError>) {
        installed.withLock { $0 = revision }
    }
}
