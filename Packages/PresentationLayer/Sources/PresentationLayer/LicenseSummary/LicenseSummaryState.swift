public import DomainLayer

/// What the summary shows: a value, and a mutating method for each input.
public struct LicenseSummaryState: Equatable, Sendable {
    public private(set) var summary: LoadState<LicenseSummary, LicenseDriverError> = .idle

    public init() {}

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        summary = inventory.map { $0.summary() }
    }
}
