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
    private var scans: [Request: SharedScan<LicenseDriver>] = [:]

    public init(licenseDriver: LicenseDriver) {
        self.licenseDriver = licenseDriver
    }

    public func states(
        of source: InventorySource, detail: InventoryDetail
    ) -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>> {
        let request = Request(source: source, detail: detail)
        let scan = scans[request] ?? SharedScan(licenseDriver, of: source, detail: detail)
        scans[request] = scan
        return scan.join()
    }
}
