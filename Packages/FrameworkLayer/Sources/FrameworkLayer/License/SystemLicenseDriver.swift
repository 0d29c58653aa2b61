import DebianSystems
public import DomainLayer

/// Reads the licenses of a system with the framework that knows its package manager.
public struct SystemLicenseDriver: LicenseDriverProtocol {
    private let systems: OpenedSystems
    private let debian: DebianLicenseDriver
    private let alpine: AlpineLicenseDriver

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
        debian = DebianLicenseDriver(systems)
        alpine = AlpineLicenseDriver(systems)
    }

    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let system = try await systems.opened(source, onProgress: onProgress).system
        let managers = PackageManager.all(of: system)
        var inventory = try await driver(for: managers.first)
            .licenses(in: source, detail: detail, onProgress: onProgress)
        inventory.findings += managers.dropFirst().map {
            LicenseFinding(.unreadDatabase, path: $0.databasePath(in: system))
        }
        return inventory
    }

    @concurrent
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try systems.revision(of: source)
    }

    private func driver(for manager: PackageManager?) -> any LicenseDriverProtocol {
        manager == .apk ? alpine : debian
    }
}
