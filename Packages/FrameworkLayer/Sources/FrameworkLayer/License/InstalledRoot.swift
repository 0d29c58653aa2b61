import DebianCopyright
import DebianImages
import DomainLayer

/// An installed system that single things are asked of, with the engine's errors as the domain's.
struct InstalledRoot {
    let system: InstalledSystem
    /// The image that it is; nil if it is none.
    let image: ImageIdentity?
    private let stamp: SourceStamp?

    init(_ source: OpenedSource) {
        system = source.system
        image = source.image.map(ImageIdentity.init(_:))
        stamp = source.stamp
    }

    /// An image as it was after some of its layers.
    init(_ system: InstalledSystem, of source: OpenedSource) {
        self.system = system
        image = nil
        stamp = source.stamp
    }

    /// A hash of how dpkg's database lies there, or of how the archive does.
    var revision: InventoryRevision {
        InventoryRevision(
            rawValue: UInt64(
                truncatingIfNeeded: stamp?.hashValue ?? system.revision.hashValue))
    }

    /// The file's state, by which links to one file are known; nil if it can't be opened.
    func state(of path: String) -> FileState? { system.state(of: path) }

    /// The file's bytes; nil if it can't be read.
    func bytes(at path: String) -> [UInt8]? { system.bytes(at: path) }

    /// The file decoded as UTF-8; nil if it can't be read.
    func text(at path: String) -> String? { system.text(at: path) }

    /// The text of a file in `/usr/share/common-licenses`; nil if it can't be read.
    func commonLicense(_ name: String) -> String? { system.commonLicense(name) }

    /// The ids of the packages that own a file.
    func owners(of path: String) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
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
