public import DomainLayer

/// A ``/DomainLayer/LicenseDriverProtocol`` made of closures, each of which a test can replace.
public struct MockLicenseDriver: LicenseDriverProtocol {
    public typealias Progress = @Sendable (LoadProgress) -> Void

    public var licenses:
        @Sendable (
            _ source: InventorySource, _ detail: InventoryDetail, _ onProgress: @escaping Progress
        ) async throws(LicenseDriverError) -> LicenseInventory
    public var revision:
        @Sendable (_ source: InventorySource) async throws(LicenseDriverError) -> InventoryRevision

    /// Works on a background thread, as the real driver does.
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
    /// Gives made-up systems, one for each ``Scenario``, which never change. ``Scenario/slow``
    /// takes about three seconds.
    ///
    /// `InventorySource.root` names the scenario; `.standard` is ``Scenario/samples``, and standard
    /// input ``Scenario/image``.
    public static let samples = samples(tick: .milliseconds(110))

    /// Gives the samples at another pace.
    ///
    /// - Parameters:
    ///   - tick: how long ``Scenario/slow`` waits before each of its steps.
    ///   - stop: after how many packages the scan halts until it is cancelled; nil to never halt.
    public static func samples(tick: Duration, stop: Int? = nil) -> MockLicenseDriver {
        MockLicenseDriver(
            licenses: { (source, detail, onProgress) async throws(LicenseDriverError) in
                let scenario = try Scenario(source)
                if Task.isCancelled { throw .cancelled }
                var inventory = try source.madeUpInventory
                inventory.keep(detail)
                let total = inventory.entries.count
                if scenario == .slow {
                    let bytes = (0..<8).map {
                        LoadProgress.bytes(done: $0 * 33_400_000, of: 267_200_000, in: source)
                    }
                    for step in bytes + (0..<total).map({ .packages(done: $0, of: total) }) {
                        onProgress(step)
                        let isLast = stop.map { step == .packages(done: $0, of: total) } ?? false
                        let pause = isLast ? .seconds(1 << 30) : tick
                        do { try await Task.sleep(for: pause) } catch { throw .cancelled }
                    }
                }
                onProgress(.packages(done: total, of: total))
                return inventory
            },
            // Always the same revision, since made-up systems never change.
            revision: { source throws(LicenseDriverError) in
                _ = try Scenario(source)
                return InventoryRevision(rawValue: 0)
            })
    }
}

extension LicenseInventory {
    /// Omits details that weren't requested.
    fileprivate mutating func keep(_ detail: InventoryDetail) {
        if !detail.contains(.texts) { texts = [:] }
        if !detail.contains(.digests) {
            for index in entries.indices { entries[index].textDigest = nil }
        }
    }
}

// MARK: Recording

extension MockLicenseDriver {
    /// A call of the driver.
    public enum Call: Equatable, Sendable {
        case licenses(InventorySource, InventoryDetail)
        case revision(InventorySource)
    }

    /// This driver, which records each call.
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
