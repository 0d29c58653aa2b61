public import ASMFStyle
import Synchronization

/// Keeps the snapshot of the screen in memory as long as the process runs.
public final class MemoryScreenSnapshotDriver: ScreenSnapshotDriverProtocol {
    private let kept: Mutex<ScreenSnapshot?>

    /// - Parameter snapshot: the snapshot of an invented earlier run; nil for none.
    public init(_ snapshot: ScreenSnapshot? = nil) { kept = Mutex(snapshot) }

    public func read() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        kept.withLock { $0 }
    }

    public func write(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {
        kept.withLock { $0 = snapshot }
    }
}
