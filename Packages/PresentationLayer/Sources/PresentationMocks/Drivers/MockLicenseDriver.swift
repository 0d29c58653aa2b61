public import DomainLayer

/// A ``/DomainLayer/LicenseDriverProtocol`` of closures, each of which a test can replace.
public struct MockLicenseDriver: LicenseDriverProtocol {
    public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

    public var licenses:
        @Sendable (
            _ source: InventorySource, _ detail: InventoryDetail, _ onProgress: @escaping Progress
        ) async throws(LicenseDriverError) -> LicenseInventory
    public var revision:
        @Sendable (_ source: InventorySource) async throws(LicenseDriverError) -> InventoryRevision

    /// The driver's work is done on a thread of its own, as the real one's is.
    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping Progress
    ) async throws(LicenseDriverError) -> LicenseInventory {
        try await licenses(source, detail, onProgress)
    }

    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try await revision(source)
    }
}

// MARK: Ready values

extension MockLicenseDriver {
    /// Gives made-up systems, a ``Scenario`` each, and always the same ones; ``Scenario/slow``
    /// takes about two seconds.
    ///
    /// `InventorySource.root` names the scenario; `.standard` is ``Scenario/samples``, and standard
    /// input ``Scenario/image``.
    public static let samples = samples(tick: .milliseconds(110))

    /// The samples at another pace.
    ///
    /// - Parameters:
    ///   - tick: how long ``Scenario/slow`` waits before each of its steps.
    ///   - stop: after how many packages it comes to a halt until it is cancelled; nil for none.
    public static func samples(tick: Duration, stop: Int? = nil) -> MockLicenseDriver {
        MockLicenseDriver(
            licenses: { (source, detail, onProgress) async throws(LicenseDriverError) in
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
            },
            // Always the same, for what was made up never changes.
            revision: { source throws(LicenseDriverError) in
                _ = try Scenario(source)
                return InventoryRevision(rawValue: 0)
            })
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

// MARK: Recording

extension MockLicenseDriver {
    /// What can be asked of it.
    public enum Call: Equatable, Sendable {
        case licenses(InventorySource, InventoryDetail)
        case revision(InventorySource)
    }

    /// This driver, which tells a recorder everything that it is asked.
    public func recording(in recorder: CallRecorder<Call>) -> MockLicenseDriver {
        MockLicenseDriver(
            licenses: { (source, detail, onProgress) async throws(LicenseDriverError) in
                recorder.record(.licenses(source, detail))
                return try await licenses(source, detail, onProgress)
            },
            revision: { source async throws(LicenseDriverError) in
                recorder.record(.revision(source))
                return try await revision(source)
            })
    }
}
