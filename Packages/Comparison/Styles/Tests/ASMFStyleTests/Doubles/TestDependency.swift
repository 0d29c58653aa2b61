import DomainLayer
import StyleDoubles
import Synchronization

@testable import ASMFStyle

/// The browser's dependencies, controlled by a test.
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

/// Saves a snapshot of each system, and records all attempts.
final class SpyScreenSnapshotDriver: ScreenSnapshotDriverProtocol {
    private struct Contents {
        var kept: [InventorySource: ScreenSnapshot] = [:]
        var writes: [ScreenSnapshot] = []
        var error: ScreenSnapshotDriverError?
    }

    private let contents: Mutex<Contents>

    /// - Parameter snapshot: that of `/`, where the tests' systems are.
    init(_ snapshot: ScreenSnapshot? = nil) {
        contents = Mutex(Contents())
        contents.withLock { $0.kept[.root("/")] = snapshot }
    }

    /// All snapshots that were to be saved, in order, including failed attempts.
    var writes: [ScreenSnapshot] { contents.withLock(\.writes) }

    /// Makes reading and writing fail from now on.
    func fail(with error: ScreenSnapshotDriverError) { contents.withLock { $0.error = error } }

    func read(
        of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        if let error = contents.withLock(\.error) { throw error }
        return contents.withLock { $0.kept[source] }
    }

    func write(
        _ snapshot: ScreenSnapshot, of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) {
        contents.withLock { $0.writes.append(snapshot) }
        if let error = contents.withLock(\.error) { throw error }
        contents.withLock { $0.kept[source] = snapshot }
    }
}
