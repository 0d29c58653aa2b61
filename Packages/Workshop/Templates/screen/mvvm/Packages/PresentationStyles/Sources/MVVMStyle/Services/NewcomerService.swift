import DomainLayer

/// Counts what is installed.
protocol NewcomerServiceProtocol: Sendable {
    /// How many packages there are.
    func count() async throws(LicenseDriverError) -> Int
}

struct NewcomerService<Driver: LicenseDriverProtocol>: NewcomerServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func count() async throws(LicenseDriverError) -> Int {
        try await driver.licenses(in: source, detail: [], onProgress: { _, _ in }).entries.count
    }
}
