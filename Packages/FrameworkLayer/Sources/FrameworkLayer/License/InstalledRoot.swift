import DebianCopyright
import DebianImages
import DomainLayer

/// An installed system that single things are asked of, with the engine's errors as the domain's.
struct InstalledRoot {
    let system: InstalledSystem
    /// The image that it is; nil if it is none.
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

    /// A hash of how dpkg's database lies there, or of how the archive does.
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

    /// Which of the packages needs which.
    func dependencies() async throws(LicenseDriverError) -> InstalledDependencies {
        do throws(DatabaseError) {
            return try await system.dependencies()
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }
}
