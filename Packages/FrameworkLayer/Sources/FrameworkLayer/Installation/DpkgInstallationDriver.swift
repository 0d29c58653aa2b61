import DebianCopyright
public import DomainLayer

/// Reads dpkg's lists of files and its relations between packages, and apt's record of the packages
/// that were installed on request.
public struct DpkgInstallationDriver: InstallationDriverProtocol {
    private let systems: OpenedSystems
    private let graphs = ReadGraphs()

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] {
        try await systems.root(of: source, listingFiles: true).owners(of: path)
    }

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        let root = try systems.root(of: source)
        return try await graphs.graph(of: source, in: ReadGraphs.State(root)) {
            () throws(LicenseDriverError) in
            InstallationGraph(try await root.dependencies())
        }
    }
}

extension ReadGraphs.State {
    fileprivate init(_ root: InstalledRoot) {
        self.init(
            database: root.revision, notes: root.system.state(of: InstalledDependencies.notesPath))
    }
}

extension InstallationGraph {
    init(_ installed: InstalledDependencies) {
        let ids = installed.packages.map(\.id)
        self.init(
            ids.indices.map { index in
                Package(
                    ids[index],
                    dependencies: installed.dependencies[index].map { ids[$0] },
                    recommendations: installed.recommendations[index].map { ids[$0] },
                    isAutomatic: installed.automatic?.contains(index),
                    priority: installed.packages[index].priority,
                    isEssential: installed.packages[index].isEssential)
            })
    }
}
