import AlpinePackages
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
        if managers == [.apk] {
            return try await alpine.licenses(in: source, detail: detail, onProgress: onProgress)
        }
        var inventory = try await debian.licenses(
            in: source, detail: detail, onProgress: onProgress)
        if managers.contains(.apk) {
            // Only one database is read; say that there is a second one.
            inventory.findings.append(
                LicenseFinding(
                    .unreadable, text: "a second package database, which was not read",
                    path: AlpineSystem.databasePaths[0]))
        }
        return inventory
    }

    @concurrent
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try systems.revision(of: source)
    }
}
