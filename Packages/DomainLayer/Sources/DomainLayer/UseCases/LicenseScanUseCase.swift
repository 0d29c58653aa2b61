/// Shares one inventory of a source among all callers, even while it is being read.
public protocol LicenseScanUseCase: Sendable {
    /// The inventory's current state, and each later one up to a final state.
    ///
    /// The first caller starts the scan, later ones join it; a finished one is replayed. If the
    /// last caller leaves before the end, the scan is cancelled.
    func states(
        of source: InventorySource, detail: InventoryDetail
    ) async -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>>

    /// The states of ``states(of:detail:)``, and after the final one a further success whenever the
    /// system has changed.
    ///
    /// The stream doesn't end by itself: the consumer leaves it. A system that has changed is read
    /// while its last inventory stays valid; if that fails, the last inventory stays.
    func updates(
        of source: InventorySource, detail: InventoryDetail
    ) async -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>>

    /// Reads the system again for those who follow this inventory's updates, as if it had changed;
    /// they get the new inventory, or the error.
    func refresh(_ source: InventorySource, detail: InventoryDetail)
}
