import DebianCopyright
import DebianSystems
public import DomainLayer

/// Reads dpkg's lists of files and its relations between packages, and what apt records: the
/// packages that were installed on request, and the files of all that can be installed.
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
        let system = try systems.open(source, listingFiles: true).system
        do throws(DatabaseError) {
            return try await system.owners(of: path).map(\.id)
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }

    @concurrent
    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        let opened = try systems.open(source)
        return try await graphs.graph(of: source, in: ReadGraphs.State(opened)) {
            () throws(LicenseDriverError) in
            do throws(DatabaseError) {
                return InstallationGraph(try await opened.system.dependencies())
            } catch {
                throw LicenseDriverError(.database(error))
            }
        }
    }

    @concurrent
    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] {
        let opened = try systems.open(source)
        do throws(DatabaseError) {
            return try await opened.packageFiles().reduce(into: [:]) { files, file in
                files["\(file.package.name):\(file.package.architecture)"] =
                    PackageFile(path: file.path, sha256: file.sha256)
            }
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }
}

extension ReadGraphs.State {
    fileprivate init(_ opened: OpenedSystem) {
        self.init(
            database: opened.revision,
            notes: opened.system.state(of: InstalledDependencies.notesPath))
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
                    isEssential: installed.packages[index].isEssential,
                    hasUnmetDependency: installed.unmet.contains(index))
            })
    }
}
