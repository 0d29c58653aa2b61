import DomainLayer
import StyleDoubles
import Synchronization

@testable import ASMFStyle

/// What a browser needs, in a test's hands.
struct TestDependency: ASMFDependency {
    let system: FakeSystem
    let clockDriver = ManualClock()
    let screenSnapshotDriver: SpyScreenSnapshotDriver

    init(_ system: FakeSystem = FakeSystem(), snapshot: ScreenSnapshot? = nil) {
        self.system = system
        screenSnapshotDriver = SpyScreenSnapshotDriver(snapshot)
    }

    var licenseDriver: FakeSystem { system }
    var licenseTextDriver: FakeSystem { system }
    var installationDriver: FakeSystem { system }
}

/// Keeps a snapshot, and which it was told to keep.
final class SpyScreenSnapshotDriver: ScreenSnapshotDriverProtocol {
    private struct Contents {
        var kept: ScreenSnapshot?
        var writes: [ScreenSnapshot] = []
        var error: ScreenSnapshotDriverError?
    }

    private let contents: Mutex<Contents>

    init(_ snapshot: ScreenSnapshot? = nil) {
        contents = Mutex(Contents(kept: snapshot))
    }

    /// All that it was told to keep, in order, in vain too.
    var writes: [ScreenSnapshot] { contents.withLock(\.writes) }

    /// Nothing can be read or written from now on.
    func fail(with error: ScreenSnapshotDriverError) { contents.withLock { $0.error = error } }

    func read() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        if let error = contents.withLock(\.error) { throw error }
        return contents.withLock(\.kept)
    }

    func write(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {
        contents.withLock { $0.writes.append(snapshot) }
        if let error = contents.withLock(\.error) { throw error }
        contents.withLock { $0.kept = snapshot }
    }
}
