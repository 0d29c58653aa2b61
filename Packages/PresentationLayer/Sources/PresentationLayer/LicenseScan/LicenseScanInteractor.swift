public import DomainLayer
import Synchronization

/// Scans a source once, and shares the inventory with all who ask for it.
public struct LicenseScanInteractor<LicenseDriver: LicenseDriverProtocol>:
    LicenseScanUseCase
{
    private let licenseDriver: LicenseDriver
    private let sharedScans: SharedScans

    /// - Parameters:
    ///   - licenseDriver: reads the systems.
    ///   - sharedScans: the scans that were already begun with this driver.
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

/// The scans that a container has begun: one for each source and detail, shared by all who ask.
///
/// These scans are the only state that a container stores. Interactors hold none, so a new one can
/// be made at each access.
public final class SharedScans: Sendable {
    private struct Request: Hashable {
        var source: InventorySource
        var detail: InventoryDetail
    }

    private let clarifications: PolicyClarifications?
    private let timing: ScanTiming
    private let scans = Mutex<[Request: SharedScan]>([:])

    /// - Parameters:
    ///   - clarifications: what they conclude is part of every inventory; nil for nothing.
    ///   - timing: how often a scan reports its progress, and when it looks for changes.
    public init(
        clarifications: PolicyClarifications? = nil, timing: ScanTiming = ScanTiming()
    ) {
        self.clarifications = clarifications
        self.timing = timing
    }

    /// No scans yet, with these clarifications and the same timing.
    func clarified(by clarifications: PolicyClarifications) -> SharedScans {
        SharedScans(clarifications: clarifications, timing: timing)
    }

    func scan(of source: InventorySource, detail: InventoryDetail) -> SharedScan {
        let request = Request(source: source, detail: detail.union(clarifications?.detail ?? []))
        return scans.withLock { scans in
            let scan =
                scans[request]
                ?? SharedScan(
                    of: source, detail: request.detail, clarifications: clarifications,
                    timing: timing)
            scans[request] = scan
            return scan
        }
    }
}

/// When a scan reports its progress, and when it looks for changes of the system.
public struct ScanTiming: Sendable {
    /// The shortest time between two states of progress. Each state wakes the observers, which
    /// would slow down a scan that is over in a moment.
    public var progressInterval: Duration
    /// Waits before each look for changes; throws only if the task is cancelled, as a refresh does.
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
