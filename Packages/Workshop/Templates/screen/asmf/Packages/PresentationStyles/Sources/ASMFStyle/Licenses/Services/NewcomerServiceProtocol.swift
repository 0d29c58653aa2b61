import DomainLayer

/// Gives all packages.
protocol NewcomerServiceProtocol: Sendable {
    func inventory() async throws(LicenseDriverError) -> LicenseInventory
}
