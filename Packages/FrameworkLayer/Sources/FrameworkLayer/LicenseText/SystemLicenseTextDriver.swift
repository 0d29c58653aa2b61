public import DomainLayer

/// Reads the texts and notices of a system with the framework that knows its package manager.
public struct SystemLicenseTextDriver: LicenseTextDriverProtocol {
    private let systems: OpenedSystems
    private let debian: DebianLicenseTextDriver
    private let alpine: AlpineLicenseTextDriver

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
        debian = DebianLicenseTextDriver(systems)
        alpine = AlpineLicenseTextDriver(systems)
    }

    @concurrent
    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        try await driver(for: source).license(of: entry, in: source)
    }

    @concurrent
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        try await driver(for: source).notices(of: entries, in: source)
    }

    @concurrent
    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        try await driver(for: source).copyrightFiles(of: entries, in: source)
    }

    private func driver(
        for source: InventorySource
    ) throws(LicenseDriverError) -> any LicenseTextDriverProtocol {
        try systems.packageManager(of: source) == .apk ? alpine : debian
    }
}
