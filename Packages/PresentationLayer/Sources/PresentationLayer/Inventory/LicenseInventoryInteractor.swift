public import DomainLayer

/// Scans a source once, and lets everybody watch who asks for its inventory.
///
/// There is one ``SharedScan`` for each source and detail, so the interactor is stored in the
/// container: a computed property would scan anew at each access.
public actor LicenseInventoryInteractor<LicenseDriver: LicenseDriverProtocol>:
    LicenseInventoryUseCase
{
    private struct Request: Hashable {
        var source: InventorySource
        var detail: InventoryDetail
    }

    private let licenseDriver: LicenseDriver
    private let progressInterval: Duration
    private var scans: [Request: SharedScan<LicenseDriver>] = [:]

    /// - Parameter progressInterval: the time between two states of progress, at least. Each wakes
    ///   its observers, which would slow a scan down that is over in a moment.
    public init(licenseDriver: LicenseDriver, progressInterval: Duration = .milliseconds(20)) {
        self.licenseDriver = licenseDriver
        self.progressInterval = progressInterval
    }

    public func states(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        let request = Request(source: source, detail: detail)
        let scan = scans[request] ?? scan(request)
        scans[request] = scan
        return scan.join()
    }

    private func scan(_ request: Request) -> SharedScan<LicenseDriver> {
        SharedScan(
            licenseDriver, of: request.source, detail: request.detail,
            progressInterval: progressInterval)
    }
}
