/// Which state of an installed system was read; two that are equal were read from the same state.
///
/// It says nothing of which came first, and means nothing to another run of the program.
public struct InventoryRevision: Hashable, Sendable {
    /// A hash of what the driver looked at.
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
