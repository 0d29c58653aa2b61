public import DomainLayer

/// Tells who needs whom in the made-up systems of ``StubLicenseDriver``, always the same.
public struct StubInstallReasonDriver: InstallReasonDriverProtocol {
    public init() {}

    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        switch try Scenario(source) {
        case .samples, .slow: Samples.installation(of: Samples.inventory.entries)
        case .troubled: Samples.installation(of: Samples.troubledInventory.entries)
        case .empty: InstallationGraph([])
        case .large: LargeInventory.installation
        case .failure: throw Scenario.databaseFailure
        }
    }
}
