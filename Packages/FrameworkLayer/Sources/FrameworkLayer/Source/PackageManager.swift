import AlpinePackages
import DebianSystems
import DomainLayer

/// A package manager whose database a framework reads.
enum PackageManager: CaseIterable {
    case dpkg
    case apk

    /// Those whose databases a system has, readable or not. The first is the one that the system
    /// belongs to: apk if `etc/os-release` names Alpine, else dpkg.
    static func all(of system: InstalledSystem) -> [PackageManager] {
        let known = allCases.filter { $0.databasePath(in: system) != nil }
        return known.count > 1 && AlpineSystem(system).isNamed ? known.reversed() : known
    }

    /// The absolute path of the database inside the root; nil if there is none.
    func databasePath(in system: InstalledSystem) -> String? {
        switch self {
        case .dpkg: system.hasDpkgDatabase ? "/var/lib/dpkg" : nil
        case .apk: AlpineSystem(system).databasePath
        }
    }
}

extension OpenedSystems {
    /// The package manager that a source belongs to; nil if it has no database.
    func packageManager(of source: InventorySource) throws(LicenseDriverError) -> PackageManager? {
        PackageManager.all(of: try open(source).system).first
    }
}
