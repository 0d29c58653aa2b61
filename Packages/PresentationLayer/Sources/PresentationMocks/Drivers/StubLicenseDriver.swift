public import DomainLayer

/// Gives made-up systems, a ``Scenario`` each, and always the same ones.
///
/// `InventorySource.root` names the scenario; `.standard` is ``Scenario/samples``, and standard
/// input ``Scenario/image``.
public struct StubLicenseDriver: LicenseDriverProtocol {
    private let tick: Duration
    private let stop: Int?

    /// - Parameters:
    ///   - tick: how long ``Scenario/slow`` waits before each of its steps.
    ///   - stop: after how many packages it comes to a halt until it is cancelled; nil for none.
    public init(tick: Duration = .milliseconds(110), stop: Int? = nil) {
        self.tick = tick
        self.stop = stop
    }

    /// The driver's work is done on a thread of its own, as the real one's is.
    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let scenario = try Scenario(source)
        if Task.isCancelled { throw .cancelled }
        var inventory = try source.madeUpInventory
        inventory.keep(detail)
        let total = inventory.entries.count
        if scenario == .slow {
            for done in 0..<total {
                onProgress(done, total)
                let pause = done == stop ? .seconds(1 << 30) : tick
                do { try await Task.sleep(for: pause) } catch { throw .cancelled }
            }
        }
        onProgress(total, total)
        return inventory
    }

    /// Always the same, for what was made up never changes.
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        _ = try Scenario(source)
        return InventoryRevision(rawValue: 0)
    }
}

extension LicenseInventory {
    /// Leaves out what nobody asked for.
    fileprivate mutating func keep(_ detail: InventoryDetail) {
        if !detail.contains(.texts) { texts = [:] }
        if !detail.contains(.digests) {
            for index in entries.indices { entries[index].textDigest = nil }
        }
    }
}
