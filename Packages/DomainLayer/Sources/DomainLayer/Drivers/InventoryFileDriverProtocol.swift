/// Reads inventories that `list` has saved as JSON.
public protocol InventoryFileDriverProtocol: Sendable {
    /// What a saved listing holds, or nil where there is a folder: then it is a system, which
    /// ``LicenseDriverProtocol`` reads.
    ///
    /// A listing is read whole or not at all. What it lacks, such as digests that nobody asked for,
    /// is no error.
    ///
    /// - Throws: ``InventoryFileError`` for the first thing that is wrong.
    func inventory(
        at origin: InventoryOrigin
    ) async throws(InventoryFileError) -> ComparedInventory?
}

/// Why there is no inventory.
public enum InventoryFileError: Error, Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case unreadable(InventoryOrigin, message: String)
    /// The file is longer than the limit in bytes.
    case tooLarge(InventoryOrigin, limit: Int)
    /// It is no saved listing, or not one that this program understands.
    case invalid(InventoryOrigin, InventoryFileProblem)
    /// The task was cancelled.
    case cancelled
}

/// The form in which listings are saved.
public enum InventoryFileSchema {
    /// Raised by one when a reader of the older schema would misunderstand the newer one.
    public static let version = 1
}
