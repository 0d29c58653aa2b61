public import DomainLayer

/// A license driver of a test, which answers only what the test expects to be asked.
///
/// It writes the calls that it expects; any other ends the test's process and names itself. Where
/// the protocol grows, this is the one double to change.
public protocol LicenseDriverDouble: LicenseDriverProtocol {}

extension LicenseDriverDouble {
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        unexpected("licenses(in: \(source), detail: \(detail))")
    }

    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        unexpected("revision(of: \(source))")
    }

    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        unexpected("license(of: \(entry.id), in: \(source))")
    }

    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        unexpected("owners(of: \(path), in: \(source))")
    }

    public func identify(
        _ source: IdentificationSource
    ) async throws(LicenseDriverError) -> IdentifiedFile {
        unexpected("identify(\(source))")
    }

    private func unexpected(_ call: String) -> Never {
        fatalError("\(Self.self) does not expect \(call)")
    }
}
