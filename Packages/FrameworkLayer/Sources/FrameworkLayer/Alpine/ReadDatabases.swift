import AlpinePackages
import DebianSystems
import DomainLayer
import Synchronization

/// The databases of apk that were read, each kept until its files change, because a search asks for
/// one package after another.
final class ReadDatabases: Sendable {
    static let shared = ReadDatabases()

    private let known = Mutex<[InventorySource: (InventoryRevision, ApkDatabase)]>([:])

    func database(
        of source: InventorySource, in opened: OpenedSystem
    ) throws(LicenseDriverError) -> ApkDatabase {
        let revision = opened.revision
        if let (state, database) = known.withLock({ $0[source] }), state == revision {
            return database
        }
        do throws(ApkDatabaseError) {
            let database = try AlpineSystem(opened.system).database()
            known.withLock { $0[source] = (revision, database) }
            return database
        } catch {
            throw LicenseDriverError(error, in: opened.system)
        }
    }
}

extension LicenseDriverError {
    init(_ error: ApkDatabaseError, in system: InstalledSystem) {
        self =
            switch error {
            case .missing: .noPackageDatabase(path: system.path)
            case .unreadable(let path, let problem):
                .unreadableDatabase(path: path, FileFailure(problem))
            case .repeatedField(let field, let path, let line):
                .repeatedField(field, path: path, line: line)
            }
    }
}
