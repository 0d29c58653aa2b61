public import DomainLayer

/// Scans a source once, and lets everybody watch who asks for its inventory.
///
/// There is one `SharedScan` for each source and detail, so the interactor is stored in the
/// container: a computed property would scan anew at each access.
public actor LicenseInventoryInteractor<LicenseDriver: LicenseDriverProtocol>:
    LicenseInventoryUseCase
{
    private struct Request: Hashable {
        var source: InventorySource
        var detail: InventoryDetail
    }

    private let licenseDriver: LicenseDriver
    private let pace: ScanPace
    private var scans: [Request: SharedScan<LicenseDriver>] = [:]

    public init(licenseDriver: LicenseDriver, pace: ScanPace = ScanPace()) {
        self.licenseDriver = licenseDriver
        self.pace = pace
    }

    public func states(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        scan(Request(source: source, detail: detail)).join(wantsUpdates: false)
    }

    public func updates(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        scan(Request(source: source, detail: detail)).join(wantsUpdates: true)
    }

    private func scan(_ request: Request) -> SharedScan<LicenseDriver> {
        let scan =
            scans[request]
            ?? SharedScan(
                licenseDriver, of: request.source, detail: request.detail, pace: pace)
        scans[request] = scan
        return scan
    }
}
