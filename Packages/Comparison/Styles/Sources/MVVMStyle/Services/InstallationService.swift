import DomainLayer

/// Knows why packages are installed.
protocol InstallationServiceProtocol: Sendable {
    /// Which package needs which, and which ones were installed manually.
    func graph() async throws(LicenseDriverError) -> InstallationGraph
}

struct InstallationService<Driver: InstallationDriverProtocol>: InstallationServiceProtocol {
    let driver: Driver
    let source: InventorySource

    func graph() async throws(LicenseDriverError) -> InstallationGraph {
        try await driver.graph(of: source)
    }
}
