import DebianCopyright
import DomainLayer

/// An installed system that single things are asked of, rather than its whole inventory.
struct InstalledRoot {
    private let root: RootDirectory

    init(_ source: InventorySource) throws(LicenseDriverError) {
        do throws(RootError) {
            root = try RootDirectory(path: source.path)
        } catch {
            throw LicenseDriverError(.root(error))
        }
    }

    /// A hash of how dpkg's database lies there.
    var revision: InventoryRevision {
        let hash = DatabaseRevision(root: root).hashValue
        return InventoryRevision(rawValue: UInt64(truncatingIfNeeded: hash))
    }

    /// The file decoded as UTF-8; nil where it can't be read.
    func text(at path: String, limit: Int = SystemScanner.sizeLimit) -> String? {
        var buffer = FileBuffer()
        return read(path, limit: limit, into: &buffer) ? buffer.text : nil
    }

    /// The text of a file in `/usr/share/common-licenses`; nil where it can't be read, or is longer
    /// than any licence.
    func commonLicense(_ name: String) -> String? {
        text(at: CommonLicenseFiles.path(of: name), limit: InstalledRoot.licenseSizeLimit)
    }

    /// In bytes; the longest licence that Debian has there is half of it.
    private static let licenseSizeLimit = 1 << 16

    /// Whether the file could be read.
    func read(
        _ path: String, limit: Int = SystemScanner.sizeLimit, into buffer: inout FileBuffer
    ) -> Bool {
        (try? root.read(path, limit: limit, into: &buffer)) != nil
    }

    /// The ids of the packages that own a file.
    func owners(of path: String) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        do throws(DatabaseError) {
            let packages = try await DpkgDatabase(root: root).packages
            return FileOwners(root: root, packages: packages).owners(of: path).map(\.id)
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }

    /// Which of the packages needs which.
    func dependencies() async throws(LicenseDriverError) -> InstalledDependencies {
        do throws(DatabaseError) {
            return try await InstalledDependencies(root: root)
        } catch {
            throw LicenseDriverError(.database(error))
        }
    }
}
