import AlpinePackages
import DebianSystems
import DomainLayer

/// A package manager whose database a framework reads.
enum PackageManager: CaseIterable {
    case dpkg
    case apk

    /// Those whose databases a system has, readable or not; dpkg first.
    static func all(of system: InstalledSystem) -> [PackageManager] {
        allCases.filter { $0.knows(system) }
    }

    private func knows(_ system: InstalledSystem) -> Bool {
        switch self {
        case .dpkg: system.hasDpkgDatabase
        case .apk: AlpineSystem(system).hasDatabase
        }
    }
}

extension OpenedSystems {
    /// Whether a source has apk's database alone. If it has dpkg's too, that one counts.
    func isAlpine(_ source: InventorySource) throws(LicenseDriverError) -> Bool {
        PackageManager.all(of: try open(source).system) == [.apk]
    }
}
