public import DomainLayer

/// Tells who needs whom in the made-up systems of ``StubLicenseDriver``, always the same.
public struct StubInstallReasonDriver: InstallReasonDriverProtocol {
    public init() {}

    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        switch try Scenario(source) {
        case .samples, .slow, .troubled, .spring:
            Samples.installation(of: try Scenario(source).inventory.entries)
        case .empty: InstallationGraph([])
        case .large: LargeInventory.installation
        case .failure: throw Scenario.databaseFailure
        }
    }
}
