import DomainLayer

struct LicenseListService<Driver: LicenseDriverProtocol>:
    LicenseListServiceProtocol, RevisionServiceProtocol
{
    let driver: Driver
    let source: InventorySource

    func inventory(
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        try await driver.licenses(in: source, detail: [], onProgress: onProgress)
    }

    func revision() async throws(LicenseDriverError) -> InventoryRevision {
        try await driver.revision(of: source)
    }
}

struct LicenseTextService<Driver: LicenseTextDriverProtocol>: LicenseTextServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func license(of entry: PackageLicense) async throws(LicenseDriverError) -> License {
        try await driver.license(of: entry, in: source)
    }
}

struct InstallationService<Driver: InstallationDriverProtocol>: InstallationServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func graph() async throws(LicenseDriverError) -> InstallationGraph {
        try await driver.graph(of: source)
    }
}
