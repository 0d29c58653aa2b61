import DomainLayer
import StyleDoubles
import Synchronization

@testable import ASMFStyle

/// Gives the texts that a test provides, and only when the test says so.
final class HeldTextService: LicenseTextServiceProtocol {
    private typealias Answer = Result<License, LicenseDriverError>
    private let waiting = Mutex<[(entry: PackageLicense.ID, CheckedContinuation<Answer, Never>)]>([]
    )

    /// The packages whose texts were requested and not given yet, in order.
    var asked: [PackageLicense.ID] { waiting.withLock { $0.map(\.entry) } }

    /// Answers the first request, or the last.
    func answer(last: Bool = false, with body: String) {
        let (entry, continuation) = waiting.withLock { last ? $0.removeLast() : $0.removeFirst() }
        continuation.resume(returning: .success(License(id: entry, name: entry, body: body)))
    }

    func license(of entry: PackageLicense) async throws(LicenseDriverError) -> License {
        let answer = await withCheckedContinuation { continuation in
            waiting.withLock { $0.append((entry.id, continuation)) }
        }
        return try answer.get()
    }
}

/// Lists the packages that a test provides, and only when the test says so. Cancellation doesn't
/// change that.
final class HeldListService: LicenseListServiceProtocol, RevisionServiceProtocol {
    private typealias Reading = (
        onProgress: @Sendable (LoadProgress) -> Void, CheckedContinuation<[PackageLicense], Never>
    )
    private struct Contents {
        var readings: [Reading] = []
        var reads = 0
        var revisions: [CheckedContinuation<Void, Never>] = []
        var holdsRevisions = false
    }

    private let contents = Mutex(Contents())

    /// How many requests for packages are waiting.
    var asked: Int { contents.withLock(\.readings.count) }

    /// How often packages were requested.
    var reads: Int { contents.withLock(\.reads) }

    /// How many requests for a revision are waiting.
    var revisionsAsked: Int { contents.withLock(\.revisions.count) }

    /// Makes requests for a revision wait from now on.
    func holdRevisions() { contents.withLock { $0.holdsRevisions = true } }

    /// Answers the first request for a revision.
    func answerRevision() { contents.withLock { $0.revisions.removeFirst() }.resume() }

    /// Reports progress to the first request for packages.
    func report(_ done: Int, of total: Int) {
        contents.withLock { $0.readings[0].onProgress }(.packages(done: done, of: total))
    }

    /// Answers the first request for packages.
    func answer(with entries: [PackageLicense]) {
        let (_, continuation) = contents.withLock { $0.readings.removeFirst() }
        continuation.resume(returning: entries)
    }

    func inventory(
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let entries = await withCheckedContinuation { continuation in
            contents.withLock {
                $0.reads += 1
                $0.readings.append((onProgress, continuation))
            }
        }
        return .orchard(entries)
    }

    func revision() async throws(LicenseDriverError) -> InventoryRevision {
        await withCheckedContinuation { continuation in
            let isHeld = contents.withLock { contents in
                if contents.holdsRevisions { contents.revisions.append(continuation) }
                return contents.holdsRevisions
            }
            if !isHeld { continuation.resume() }
        }
        return InventoryRevision(rawValue: 0)
    }
}

/// Loads a snapshot when a test says so.
struct HeldSnapshotService: ScreenSnapshotServiceProtocol {
    let snapshot: ScreenSnapshot
    private let gate = AsyncStream<Void>.makeStream()

    init(_ snapshot: ScreenSnapshot) { self.snapshot = snapshot }

    func open() { gate.continuation.yield() }

    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        for await _ in gate.stream { break }
        return snapshot
    }

    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {}
}

/// Fails whenever it is asked.
struct NoInstallationService: InstallationServiceProtocol {
    func graph() async throws(LicenseDriverError) -> InstallationGraph {
        throw .noPackageDatabase(path: "/")
    }
}

extension LicenseManager {
    /// A manager that reads a test's system.
    init(
        _ system: FakeSystem, clock: ManualClock = ManualClock(), ticker: TickerManager? = nil
    ) {
        let list = LicenseListService(driver: system, source: .root("/"))
        self.init(list: list, revisions: list, clock: clock, ticker: ticker)
    }

    /// A manager with a test's services.
    init(
        list: any LicenseListServiceProtocol, revisions: any RevisionServiceProtocol,
        clock: ManualClock, ticker: TickerManager? = nil
    ) {
        let clock = ClockService(driver: clock)
        self.init(
            list: list, revisions: revisions, clock: clock,
            ticker: ticker ?? TickerManager(clock: clock))
    }
}
