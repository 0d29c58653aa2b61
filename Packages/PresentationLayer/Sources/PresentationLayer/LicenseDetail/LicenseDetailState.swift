public import DomainLayer

/// What the view of one package shows: a value, and a mutating method for each input.
public struct LicenseDetailState: Equatable, Sendable {
    /// The package that was opened.
    public let id: LicenseEntry.ID
    /// The package's row; nil in it where no such package is installed.
    public private(set) var entry: LoadState<LicenseEntry?, LicenseDriverError> = .idle
    /// The copyright text; idle where nobody asked for it.
    public private(set) var text: LoadState<License, LicenseDriverError> = .idle

    public init(id: LicenseEntry.ID) {
        self.id = id
    }

    /// The inventory came a step further.
    public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        entry = inventory.map { inventory in inventory.entries.first { $0.id == id } }
    }

    /// The text came a step further.
    public mutating func onText(_ text: LoadState<License, LicenseDriverError>) {
        self.text = text
    }
}
