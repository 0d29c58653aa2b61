public import DomainLayer
import Synchronization

/// Scans a source once, and lets everybody watch who asks for its inventory.
public struct LicenseScanInteractor<LicenseDriver: LicenseDriverProtocol>:
    LicenseScanUseCase
{
    private let licenseDriver: LicenseDriver
    private let sharedScans: SharedScans

    /// - Parameters:
    ///   - licenseDriver: reads the systems.
    ///   - sharedScans: where the scans are that others have begun by the same driver.
    public init(licenseDriver: LicenseDriver, sharedScans: SharedScans) {
        self.licenseDriver = licenseDriver
        self.sharedScans = sharedScans
    }

    public func states(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        sharedScans.scan(of: source, detail: detail).join(licenseDriver, wantsUpdates: false)
    }

    public func updates(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        sharedScans.scan(of: source, detail: detail).join(licenseDriver, wantsUpdates: true)
    }

    public func refresh(_ source: InventorySource, detail: InventoryDetail) {
        sharedScans.scan(of: source, detail: detail).refresh()
    }
}

/// The scans that a container has begun: one for each source and detail, whoever asks.
///
/// It is the one thing with state that a container stores; interactors hold none and are made anew
/// at each access.
public final class SharedScans: Sendable {
    private struct Request: Hashable {
        var source: InventorySource
        var detail: InventoryDetail
    }

    private let timing: ScanTiming
    private let scans = Mutex<[Request: SharedScan]>([:])

    /// - Parameter timing: how often a scan speaks, and when it looks for changes.
    public init(timing: ScanTiming = ScanTiming()) {
        self.timing = timing
    }

    func scan(of source: InventorySource, detail: InventoryDetail) -> SharedScan {
        let request = Request(source: source, detail: detail)
        return scans.withLock { scans in
            let scan = scans[request] ?? SharedScan(of: source, detail: detail, timing: timing)
            scans[request] = scan
            return scan
        }
    }
}

/// When a scan speaks, and when a scanned system is looked at again.
public struct ScanTiming: Sendable {
    /// The time between two states of progress, at least. Each wakes its observers, which would
    /// slow a scan down that is over in a moment.
    public var progressInterval: Duration
    /// Waits before each look for changes; throws if the task is cancelled.
    public var untilNextLook: @Sendable () async throws -> Void

    public init(
        progressInterval: Duration = .milliseconds(20),
        untilNextLook: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(for: .seconds(1))
        }
    ) {
        self.progressInterval = progressInterval
        self.untilNextLook = untilNextLook
    }
}
