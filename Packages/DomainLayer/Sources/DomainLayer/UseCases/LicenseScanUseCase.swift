/// Gives the one inventory of a source to whoever asks, as it comes into being.
public protocol LicenseScanUseCase: Sendable {
    /// The state of this inventory now, and each later one up to a final state.
    ///
    /// The first asker starts the scan, later ones join it; a finished one is replayed. Where the
    /// last asker leaves before the end, the scan is cancelled.
    func states(
        of source: InventorySource, detail: InventoryDetail
    ) async -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>>

    /// The same states, and after the final one a further success whenever the system has changed.
    ///
    /// The stream has no end of its own: whoever has seen enough leaves it. A system that has
    /// changed is read while its last inventory stays valid; if that fails, the last
    /// inventory stays.
    func updates(
        of source: InventorySource, detail: InventoryDetail
    ) async -> AsyncStream<LoadState<LicenseInventory, LicenseDriverError>>

    /// Reads the system anew for those who follow this inventory's updates, as if it had changed;
    /// they get it, or why it can't be read.
    func refresh(_ source: InventorySource, detail: InventoryDetail)
}
