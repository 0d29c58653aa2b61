public import DomainLayer

/// What the list of licences shows: a value, and a mutating method for each input.
public struct LicenseListState: Equatable, Sendable {
    public let query: LicenseQuery
    public private(set) var listing: LoadState<LicenseListing, LicenseDriverError> = .idle

    public init(query: LicenseQuery) {
        self.query = query
    }

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        listing = inventory.map { $0.listing(for: query) }
    }
}
