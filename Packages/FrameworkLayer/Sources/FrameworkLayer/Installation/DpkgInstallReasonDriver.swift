import DebianCopyright
public import DomainLayer

/// Tells who needs whom from dpkg's database, and who was asked for from apt's notes.
public struct DpkgInstallReasonDriver: InstallReasonDriverProtocol {
    public init() {}

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        InstallationGraph(try await InstalledRoot(source).dependencies())
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
                    isAutomatic: installed.automatic?.contains(index))
            })
    }
}
