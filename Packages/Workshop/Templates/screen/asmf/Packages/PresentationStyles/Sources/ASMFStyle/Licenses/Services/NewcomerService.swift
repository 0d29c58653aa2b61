import DomainLayer

struct NewcomerService<Driver: LicenseDriverProtocol>: NewcomerServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func inventory() async throws(LicenseDriverError) -> LicenseInventory {
        try await driver.licenses(in: source, detail: [], onProgress: { _, _ in })
    }
}
