public import DomainLayer

/// What the screen shows: a value, and a mutating method for each input.
public struct NewcomerState: Equatable, Sendable {
    /// How many packages are installed.
    public private(set) var packages: LoadState<Int, LicenseDriverError> = .idle

    public init() {}

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        packages = inventory.map(\.entries.count)
    }
}
