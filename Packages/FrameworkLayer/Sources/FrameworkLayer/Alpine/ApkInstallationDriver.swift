import AlpinePackages
import DebianSystems
public import DomainLayer

/// Reads the files and relations in apk's database, and apk's record of what was requested.
public struct ApkInstallationDriver: InstallationDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] {
        let system = try systems.open(source).system
        do throws(ApkDatabaseError) {
            return try AlpineSystem(system).owners(of: path).map(\.id)
        } catch {
            throw LicenseDriverError(error, in: system)
        }
    }

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        let opened = try systems.open(source)
        let database = try ReadDatabases.shared.database(of: source, in: opened)
        let relations = ApkDependencies(database)
        let requested = AlpineSystem(opened.system).requests.map(relations.packages(named:))
        let ids = database.packages.map(\.id)
        return InstallationGraph(
            ids.indices.map { index in
                InstallationGraph.Package(
                    ids[index],
                    dependencies: relations.dependencies[index].map { ids[$0] },
                    recommendations: relations.additions[index].map { ids[$0] },
                    isAutomatic: requested.map { !$0.contains(index) },
                    hasUnmetDependency: relations.unmet.contains(index))
            })
    }

    /// None, because apk doesn't record what it has unpacked.
    @concurrent
    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] {
        _ = try ReadDatabases.shared.database(of: source, in: systems.open(source))
        return [:]
    }
}
