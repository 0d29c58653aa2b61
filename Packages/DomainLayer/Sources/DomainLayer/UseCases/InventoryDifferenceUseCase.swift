/// Compares inventories, each of a system or of a saved listing.
public protocol InventoryDifferenceUseCase: Sendable {
    /// How far the comparison is, up to a final state.
    ///
    /// Nothing is compared if a side can't be read. The work ends when nobody follows it.
    func states(
        from old: InputSource, to new: InputSource
    ) -> AsyncStream<LoadState<InventoryDifference, InventoryDifferenceError>>
}

/// Why inventories could not be compared.
public enum InventoryDifferenceError: Error, Hashable, Sendable {
    case file(InventoryFileError)
    case system(LicenseDriverError)
}
