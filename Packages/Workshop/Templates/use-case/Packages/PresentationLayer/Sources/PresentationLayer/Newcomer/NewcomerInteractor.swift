public import DomainLayer

/// Names what is installed, from the inventory that all screens share.
public struct NewcomerInteractor<LicenseScan: LicenseScanUseCase>: NewcomerUseCase {
    private let licenseScan: LicenseScan

    public init(licenseScan: LicenseScan) {
        self.licenseScan = licenseScan
    }

    public func names(in source: InventorySource) async throws(LicenseDriverError) -> [String] {
        for await inventory in await licenseScan.states(of: source, detail: []) {
            switch inventory {
            case .idle, .loading: continue
            case .success(let inventory): return names(of: inventory.entries)
            case .failure(let error): throw error
            }
        }
        // Without a final state the stream ends only if the task is cancelled.
        throw .cancelled
    }

    private func names(of entries: [PackageLicense]) -> [String] {
        var names: Set<String> = []
        for entry in entries {
            names.insert(entry.name)
        }
        return names.sorted()
    }
}
