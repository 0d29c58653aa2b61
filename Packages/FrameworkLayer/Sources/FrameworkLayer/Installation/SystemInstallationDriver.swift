public import DomainLayer

/// Reads files and relations of a system with the framework that knows its package manager.
public struct SystemInstallationDriver: InstallationDriverProtocol {
    private let systems: OpenedSystems
    private let dpkg: DpkgInstallationDriver
    private let apk: ApkInstallationDriver

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
        dpkg = DpkgInstallationDriver(systems)
        apk = ApkInstallationDriver(systems)
    }

    @concurrent
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] {
        try await driver(for: source).owners(of: path, in: source)
    }

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        try await driver(for: source).graph(of: source)
    }

    @concurrent
    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] {
        try await driver(for: source).packageFiles(of: source)
    }

    private func driver(
        for source: InventorySource
    ) throws(LicenseDriverError) -> any InstallationDriverProtocol {
        try systems.packageManager(of: source) == .apk ? apk : dpkg
    }
}
