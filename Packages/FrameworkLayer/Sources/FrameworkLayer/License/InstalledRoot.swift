import DebianCopyright
import DomainLayer

/// An installed system that single things are asked of, with the engine's errors as the domain's.
struct InstalledRoot {
    let system: InstalledSystem

    init(_ source: InventorySource) throws(LicenseDriverError) {
        do throws(RootError) {
            system = try InstalledSystem(path: source.path)
        } catch {
            throw .unreachableRoot(path: error.path, message: error.reason.message)
        }
    }

    /// A hash of how dpkg's database lies there.
    var revision: InventoryRevision {
        InventoryRevision(rawValue: UInt64(truncatingIfNeeded: system.revision.hashValue))
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
