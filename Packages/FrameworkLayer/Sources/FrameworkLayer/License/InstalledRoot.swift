import DebianCopyright
import DebianImages
import DomainLayer

/// An installed system that answers single questions, with the engine's errors as the domain's.
struct InstalledRoot {
    let system: InstalledSystem
    /// The image that the system is from; nil if it is from none.
    let image: ImageIdentity?
    private let stamp: FileStamp?

    init(_ opened: OpenedSystem) {
        system = opened.system
        image = opened.image.map(ImageIdentity.init(_:))
        stamp = opened.stamp
    }

    /// An image as it was after some of its layers.
    init(_ system: InstalledSystem, of opened: OpenedSystem) {
        self.system = system
        image = nil
        stamp = opened.stamp
    }

    /// A hash of the state of dpkg's database, or of the archive that contains it.
    var revision: InventoryRevision {
        InventoryRevision(
            rawValue: UInt64(
                truncatingIfNeeded: stamp?.hashValue ?? system.revision.hashValue))
    }

    /// The ids of the packages that own a file.
    func owners(of path: String) async throws(LicenseDriverError) -> [PackageLicense.ID] {
        do throws(DatabaseError) {
            return try await system.owners(of: path).map(\.id)
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }

    /// Which packages need which.
    func dependencies() async throws(LicenseDriverError) -> InstalledDependencies {
        do throws(DatabaseError) {
            return try await system.dependencies()
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }
}
