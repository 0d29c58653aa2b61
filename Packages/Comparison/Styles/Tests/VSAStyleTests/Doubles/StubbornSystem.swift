import DomainLayer
import StyleDoubles
import Synchronization
import Testing

/// A system whose reads end only when a test says so, cancelled or not.
final class StubbornSystem: LicenseDriverProtocol, TextOnlyDriver, GraphOnlyDriver {
    let inventories = Answers<Result<LicenseInventory, LicenseDriverError>>()
    let texts = Answers<Result<License, LicenseDriverError>>()
    /// How often the dependency graph was requested; there is none.
    let graphs = Atomic(0)
    /// A changed revision means changed packages.
    let revision = Atomic<UInt64>(0)
    private let steps: Int

    /// - Parameter steps: how many steps of progress each read reports before its answer.
    init(steps: Int = 0) { self.steps = steps }

    @concurrent
    func licenses(
        in source: InventorySource, detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        for step in 0..<steps { onProgress(.packages(done: step + 1, of: steps)) }
        return try await inventories.next().get()
    }

    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        InventoryRevision(rawValue: revision.load(ordering: .relaxed))
    }

    func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        try await texts.next().get()
    }

    func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        graphs.add(1, ordering: .relaxed)
        throw .noPackageDatabase(path: "/orchard")
    }
}

/// Delayed answers, each for the request with its number.
final class Answers<Answer: Sendable>: Sendable {
    private let asked = Mutex<[CheckedContinuation<Answer, Never>]>([])

    /// How many requests there were.
    var count: Int { asked.withLock(\.count) }

    func next() async -> Answer {
        await withCheckedContinuation { continuation in
            asked.withLock { $0.append(continuation) }
        }
    }

    /// Answers the request with this number, from 0; only once.
    func give(_ answer: Answer, to turn: Int) {
        guard turn < count else {
            Issue.record("nobody has asked at turn \(turn)")
            return
        }
        asked.withLock { $0[turn] }.resume(returning: answer)
    }
}

extension LicenseInventory {
    /// Packages without copyright files.
    static func named(_ names: String...) -> LicenseInventory {
        .orchard(names.map { PackageLicense(name: $0, version: "1", architecture: "all") })
    }
}
