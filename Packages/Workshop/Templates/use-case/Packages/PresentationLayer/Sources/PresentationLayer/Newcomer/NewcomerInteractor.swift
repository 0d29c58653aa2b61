public import DomainLayer

/// Names what is installed, by the driver's rows.
public struct NewcomerInteractor<LicenseDriver: LicenseDriverProtocol>: NewcomerUseCase {
    private let licenseDriver: LicenseDriver

    public init(licenseDriver: LicenseDriver) {
        self.licenseDriver = licenseDriver
    }

    public func names(in source: InventorySource) async throws(LicenseDriverError) -> [String] {
        let inventory = try await licenseDriver.licenses(
            in: source, detail: [], onProgress: { _, _ in })
        var names: Set<String> = []
        for entry in inventory.entries {
            names.insert(entry.name)
        }
        return names.sorted()
    }
}
