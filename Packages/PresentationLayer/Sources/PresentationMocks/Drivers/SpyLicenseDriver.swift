public import DomainLayer
import Synchronization

/// Passes everything on to another driver, and keeps what was asked of it.
public final class SpyLicenseDriver<Base: LicenseDriverProtocol>: LicenseDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case licenses(InventorySource, InventoryDetail)
        case revision(InventorySource)
    }

    private let base: Base
    private let recorded = Mutex<[Call]>([])

    public init(_ base: Base = StubLicenseDriver()) {
        self.base = base
    }

    /// Everything that was asked of it, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        record(.licenses(source, detail))
        return try await base.licenses(in: source, detail: detail, onProgress: onProgress)
    }

    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        record(.revision(source))
        return try await base.revision(of: source)
    }

    private func record(_ call: Call) {
        recorded.withLock { $0.append(call) }
    }
}

/// Passes the texts of another driver on, and keeps what was asked of it.
public final class SpyLicenseTextDriver<Base: LicenseTextDriverProtocol>:
    LicenseTextDriverProtocol
{
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case license(LicenseEntry.ID, InventorySource)
        case notices([LicenseEntry.ID], InventorySource)
        case copyrightFiles([LicenseEntry.ID], InventorySource)
    }

    private let base: Base
    private let recorded = Mutex<[Call]>([])

    public init(_ base: Base = StubLicenseTextDriver()) {
        self.base = base
    }

    /// Everything that was asked of it, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        recorded.withLock { $0.append(.license(entry.id, source)) }
        return try await base.license(of: entry, in: source)
    }

    public func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        recorded.withLock { $0.append(.notices(entries.map(\.id), source)) }
        return try await base.notices(of: entries, in: source)
    }

    public func copyrightFiles(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        recorded.withLock { $0.append(.copyrightFiles(entries.map(\.id), source)) }
        return try await base.copyrightFiles(of: entries, in: source)
    }
}
