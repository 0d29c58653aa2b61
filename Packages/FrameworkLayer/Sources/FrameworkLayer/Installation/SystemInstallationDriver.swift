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
        try await systems.isAlpine(source)
            ? apk.owners(of: path, in: source) : dpkg.owners(of: path, in: source)
    }

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        try await systems.isAlpine(source) ? apk.graph(of: source) : dpkg.graph(of: source)
    }

    @concurrent
    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] {
        try await systems.isAlpine(source)
            ? apk.packageFiles(of: source) : dpkg.packageFiles(of: source)
    }
}
