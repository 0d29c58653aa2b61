public import ASMFStyle
public import DomainLayer
import Synchronization

/// Keeps the snapshots of the screen in memory as long as the process runs.
public final class MemoryScreenSnapshotDriver: ScreenSnapshotDriverProtocol {
    private let kept = Mutex<[InventorySource: ScreenSnapshot]>([:])

    /// A driver that has no snapshot yet.
    public init() {}

    public func read(
        of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        kept.withLock { $0[source] }
    }

    public func write(
        _ snapshot: ScreenSnapshot, of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) {
        kept.withLock { $0[source] = snapshot }
    }
}
